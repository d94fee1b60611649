import { backLinkExamples } from "./back-link/examples.ts";
import { bannerExamples } from "./banner/examples.ts";
import { buttonExamples } from "./button/examples.ts";
import { cardGridExamples } from "./card-grid/examples.ts";
import { carouselExamples } from "./carousel/examples.ts";
import { checkboxFieldExamples } from "./checkbox-field/examples.ts";
import { checkboxGroupFieldExamples } from "./checkbox-group-field/examples.ts";
import type { ComponentContract } from "./contract.ts";
import { countdownExamples } from "./countdown/examples.ts";
import { customerFrameExamples } from "./customer-frame/examples.ts";
import { dataTableExamples } from "./data-table/examples.ts";
import { dateFieldExamples } from "./date-field/examples.ts";
import { dayStripFieldExamples } from "./day-strip-field/examples.ts";
import { definitionListExamples } from "./definition-list/examples.ts";
import { deviceCardExamples } from "./device-card/examples.ts";
import { dialogExamples } from "./dialog/examples.ts";
import { emailFieldExamples } from "./email-field/examples.ts";
import { errorPanelExamples } from "./error-panel/examples.ts";
import type { Example } from "./example.ts";
import { headerButtonExamples } from "./header-button/examples.ts";
import { headingExamples } from "./heading/examples.ts";
import { helperPopoverExamples } from "./helper-popover/examples.ts";
import { languageSelectExamples } from "./language-select/examples.ts";
import { linkExamples } from "./link/examples.ts";
import { logoExamples } from "./logo/examples.ts";
import { menuExamples } from "./menu/examples.ts";
import { newsListExamples } from "./news-list/examples.ts";
import { oneTimeCodeFieldExamples } from "./one-time-code-field/examples.ts";
import { panelExamples } from "./panel/examples.ts";
import { passwordFieldExamples } from "./password-field/examples.ts";
import { planCardExamples } from "./plan-card/examples.ts";
import { publicFrameExamples } from "./public-frame/examples.ts";
import { radioCardsFieldExamples } from "./radio-cards-field/examples.ts";
import { radioListFieldExamples } from "./radio-list-field/examples.ts";
import { selectFieldExamples } from "./select-field/examples.ts";
import { skeletonExamples } from "./skeleton/examples.ts";
import { slotCardsFieldExamples } from "./slot-cards-field/examples.ts";
import { stackExamples } from "./stack/examples.ts";
import { statusChipExamples } from "./status-chip/examples.ts";
import { stepperExamples } from "./stepper/examples.ts";
import { summaryListExamples } from "./summary-list/examples.ts";
import { tabsExamples } from "./tabs/examples.ts";
import { telFieldExamples } from "./tel-field/examples.ts";
import { textExamples } from "./text/examples.ts";
import { textFieldExamples } from "./text-field/examples.ts";
import { textareaFieldExamples } from "./textarea-field/examples.ts";
import { timelineExamples } from "./timeline/examples.ts";
import { toastRegionExamples } from "./toast-region/examples.ts";
import { uploadFieldExamples } from "./upload-field/examples.ts";

/** The examples of every component, by its name: for the gallery, the tests and the reference. */
export const examples: { readonly [component: string]: readonly Example<ComponentContract>[] } = {
  "back-link": backLinkExamples,
  banner: bannerExamples,
  button: buttonExamples,
  "card-grid": cardGridExamples,
  carousel: carouselExamples,
  "checkbox-field": checkboxFieldExamples,
  "checkbox-group-field": checkboxGroupFieldExamples,
  countdown: countdownExamples,
  "customer-frame": customerFrameExamples,
  "data-table": dataTableExamples,
  "date-field": dateFieldExamples,
  "day-strip-field": dayStripFieldExamples,
  "definition-list": definitionListExamples,
  "device-card": deviceCardExamples,
  dialog: dialogExamples,
  "email-field": emailFieldExamples,
  "error-panel": errorPanelExamples,
  heading: headingExamples,
  "header-button": headerButtonExamples,
  "helper-popover": helperPopoverExamples,
  "language-select": languageSelectExamples,
  link: linkExamples,
  logo: logoExamples,
  menu: menuExamples,
  "news-list": newsListExamples,
  "one-time-code-field": oneTimeCodeFieldExamples,
  panel: panelExamples,
  "password-field": passwordFieldExamples,
  "plan-card": planCardExamples,
  "public-frame": publicFrameExamples,
  "radio-cards-field": radioCardsFieldExamples,
  "radio-list-field": radioListFieldExamples,
  "select-field": selectFieldExamples,
  skeleton: skeletonExamples,
  "slot-cards-field": slotCardsFieldExamples,
  stack: stackExamples,
  "status-chip": statusChipExamples,
  stepper: stepperExamples,
  "summary-list": summaryListExamples,
  tabs: tabsExamples,
  "tel-field": telFieldExamples,
  text: textExamples,
  "text-field": textFieldExamples,
  "textarea-field": textareaFieldExamples,
  timeline: timelineExamples,
  "toast-region": toastRegionExamples,
  "upload-field": uploadFieldExamples,
};
