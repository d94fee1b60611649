import { backLinkContract } from "./back-link/contract.ts";
import { bannerContract } from "./banner/contract.ts";
import { buttonContract } from "./button/contract.ts";
import { cardGridContract } from "./card-grid/contract.ts";
import { carouselContract, slideContract } from "./carousel/contract.ts";
import { checkboxFieldContract } from "./checkbox-field/contract.ts";
import { checkboxGroupFieldContract } from "./checkbox-group-field/contract.ts";
import type { ComponentContract } from "./contract.ts";
import { countdownContract } from "./countdown/contract.ts";
import { customerFrameContract } from "./customer-frame/contract.ts";
import { dataTableContract, tableCellContract, tableColumnContract, tableRowContract } from "./data-table/contract.ts";
import { dateFieldContract } from "./date-field/contract.ts";
import { dayStripFieldContract } from "./day-strip-field/contract.ts";
import { definitionContract, definitionListContract } from "./definition-list/contract.ts";
import { deviceCardContract } from "./device-card/contract.ts";
import { dialogContract } from "./dialog/contract.ts";
import { emailFieldContract } from "./email-field/contract.ts";
import { errorPanelContract } from "./error-panel/contract.ts";
import { formContract } from "./form/contract.ts";
import { headerButtonContract } from "./header-button/contract.ts";
import { headingContract } from "./heading/contract.ts";
import { helperPopoverContract, helperTopicContract } from "./helper-popover/contract.ts";
import { languageSelectContract } from "./language-select/contract.ts";
import { linkContract } from "./link/contract.ts";
import { logoContract } from "./logo/contract.ts";
import { menuContract, menuItemContract } from "./menu/contract.ts";
import { newsContract, newsListContract } from "./news-list/contract.ts";
import { oneTimeCodeFieldContract } from "./one-time-code-field/contract.ts";
import { panelContract } from "./panel/contract.ts";
import { passwordFieldContract } from "./password-field/contract.ts";
import { planCardContract } from "./plan-card/contract.ts";
import { publicFrameContract } from "./public-frame/contract.ts";
import { radioCardsFieldContract, radioListFieldContract, slotCardsFieldContract } from "./radio-field/contract.ts";
import { selectFieldContract } from "./select-field/contract.ts";
import { skeletonContract } from "./skeleton/contract.ts";
import { stackContract } from "./stack/contract.ts";
import { statusChipContract } from "./status-chip/contract.ts";
import { stepperContract } from "./stepper/contract.ts";
import { summaryListContract, summaryRowContract } from "./summary-list/contract.ts";
import { tabContract, tabsContract } from "./tabs/contract.ts";
import { telFieldContract } from "./tel-field/contract.ts";
import { textContract } from "./text/contract.ts";
import { textFieldContract } from "./text-field/contract.ts";
import { textareaFieldContract } from "./textarea-field/contract.ts";
import { timelineContract, timelineEntryContract } from "./timeline/contract.ts";
import { toastRegionContract } from "./toast-region/contract.ts";
import { uploadFieldContract } from "./upload-field/contract.ts";

/** The contract of every component, blocks first; free of React and styles, so that tools can read it in Node. */
export const contracts: readonly ComponentContract[] = [
  publicFrameContract,
  customerFrameContract,
  logoContract,
  languageSelectContract,
  headerButtonContract,
  headingContract,
  textContract,
  linkContract,
  buttonContract,
  backLinkContract,
  bannerContract,
  dialogContract,
  countdownContract,
  statusChipContract,
  planCardContract,
  deviceCardContract,
  skeletonContract,
  stackContract,
  cardGridContract,
  errorPanelContract,
  tabsContract,
  tabContract,
  stepperContract,
  timelineContract,
  timelineEntryContract,
  definitionListContract,
  definitionContract,
  dataTableContract,
  tableColumnContract,
  tableRowContract,
  tableCellContract,
  panelContract,
  toastRegionContract,
  helperPopoverContract,
  helperTopicContract,
  carouselContract,
  slideContract,
  menuContract,
  menuItemContract,
  newsListContract,
  newsContract,
  summaryListContract,
  summaryRowContract,
  formContract,
  textFieldContract,
  emailFieldContract,
  passwordFieldContract,
  oneTimeCodeFieldContract,
  telFieldContract,
  selectFieldContract,
  radioCardsFieldContract,
  radioListFieldContract,
  checkboxFieldContract,
  checkboxGroupFieldContract,
  dateFieldContract,
  textareaFieldContract,
  dayStripFieldContract,
  slotCardsFieldContract,
  uploadFieldContract,
];
