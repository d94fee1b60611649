import "./base.css";
import { BackLink } from "./back-link/BackLink.tsx";
import { backLinkContract } from "./back-link/contract.ts";
import { Banner } from "./banner/Banner.tsx";
import { bannerContract } from "./banner/contract.ts";
import { Button } from "./button/Button.tsx";
import { buttonContract } from "./button/contract.ts";
import { cardGridContract } from "./card-grid/contract.ts";
import { carouselContract, slideContract } from "./carousel/contract.ts";
import { checkboxFieldContract } from "./checkbox-field/contract.ts";
import { checkboxGroupFieldContract } from "./checkbox-group-field/contract.ts";
import { countdownContract } from "./countdown/contract.ts";
import { CustomerFrame } from "./customer-frame/CustomerFrame.tsx";
import { customerFrameContract } from "./customer-frame/contract.ts";
import { dataTableContract, tableCellContract, tableColumnContract, tableRowContract } from "./data-table/contract.ts";
import { dateFieldContract } from "./date-field/contract.ts";
import { dayStripFieldContract } from "./day-strip-field/contract.ts";
import { definitionContract, definitionListContract } from "./definition-list/contract.ts";
import { deviceCardContract } from "./device-card/contract.ts";
import { dialogContract } from "./dialog/contract.ts";
import { Dialog } from "./dialog/Dialog.tsx";
import { emailFieldContract } from "./email-field/contract.ts";
import { EmailField } from "./email-field/EmailField.tsx";
import { errorPanelContract } from "./error-panel/contract.ts";
import { ErrorPanel } from "./error-panel/ErrorPanel.tsx";
import { headerButtonContract } from "./header-button/contract.ts";
import { HeaderButton } from "./header-button/HeaderButton.tsx";
import { headingContract } from "./heading/contract.ts";
import { Heading } from "./heading/Heading.tsx";
import { helperPopoverContract, helperTopicContract } from "./helper-popover/contract.ts";
import { languageSelectContract } from "./language-select/contract.ts";
import { LanguageSelect } from "./language-select/LanguageSelect.tsx";
import { linkContract } from "./link/contract.ts";
import { Link } from "./link/Link.tsx";
import { logoContract } from "./logo/contract.ts";
import { Logo } from "./logo/Logo.tsx";
import { menuContract, menuItemContract } from "./menu/contract.ts";
import { Menu } from "./menu/Menu.tsx";
import { MenuItem } from "./menu/MenuItem.tsx";
import { newsContract, newsListContract } from "./news-list/contract.ts";
import { oneTimeCodeFieldContract } from "./one-time-code-field/contract.ts";
import { OneTimeCodeField } from "./one-time-code-field/OneTimeCodeField.tsx";
import { panelContract } from "./panel/contract.ts";
import { passwordFieldContract } from "./password-field/contract.ts";
import { PasswordField } from "./password-field/PasswordField.tsx";
import { planCardContract } from "./plan-card/contract.ts";
import { publicFrameContract } from "./public-frame/contract.ts";
import { PublicFrame } from "./public-frame/PublicFrame.tsx";
import { radioCardsFieldContract, radioListFieldContract, slotCardsFieldContract } from "./radio-field/contract.ts";
import {
  type GivenBlock,
  type GivenField,
  type Registered,
  registerBlock,
  registerField,
  registerLazyBlock,
  registerLazyField,
} from "./register.ts";
import { selectFieldContract } from "./select-field/contract.ts";
import { skeletonContract } from "./skeleton/contract.ts";
import { Skeleton } from "./skeleton/Skeleton.tsx";
import { stackContract } from "./stack/contract.ts";
import { Stack } from "./stack/Stack.tsx";
import { statusChipContract } from "./status-chip/contract.ts";
import { stepperContract } from "./stepper/contract.ts";
import { summaryListContract, summaryRowContract } from "./summary-list/contract.ts";
import { tabContract, tabsContract } from "./tabs/contract.ts";
import { telFieldContract } from "./tel-field/contract.ts";
import { TelField } from "./tel-field/TelField.tsx";
import { textContract } from "./text/contract.ts";
import { Text } from "./text/Text.tsx";
import { textFieldContract } from "./text-field/contract.ts";
import { TextField } from "./text-field/TextField.tsx";
import { textareaFieldContract } from "./textarea-field/contract.ts";
import { timelineContract, timelineEntryContract } from "./timeline/contract.ts";
import { toastRegionContract } from "./toast-region/contract.ts";
import { uploadFieldContract } from "./upload-field/contract.ts";

const loadLazyBlocks = () => import("./lazy-blocks.ts");
const loadLazyFields = () => import("./lazy-fields.ts");

/** Every block that a screen can use, by name; `form` is the renderer's own, drawn with form/FormLayout. */
export const blocks: ReadonlyMap<string, Registered<GivenBlock>> = byName([
  registerBlock(publicFrameContract, PublicFrame),
  registerBlock(customerFrameContract, CustomerFrame),
  registerBlock(logoContract, Logo),
  registerBlock(headerButtonContract, HeaderButton),
  registerBlock(languageSelectContract, LanguageSelect),
  registerBlock(headingContract, Heading),
  registerBlock(textContract, Text),
  registerBlock(linkContract, Link),
  registerBlock(buttonContract, Button),
  registerBlock(backLinkContract, BackLink),
  registerBlock(bannerContract, Banner),
  registerBlock(dialogContract, Dialog),
  registerLazyBlock(countdownContract, () => loadLazyBlocks().then((all) => all.Countdown)),
  registerLazyBlock(statusChipContract, () => loadLazyBlocks().then((all) => all.StatusChip)),
  registerLazyBlock(planCardContract, () => loadLazyBlocks().then((all) => all.PlanCard)),
  registerLazyBlock(deviceCardContract, () => loadLazyBlocks().then((all) => all.DeviceCard)),
  registerBlock(skeletonContract, Skeleton),
  registerBlock(stackContract, Stack),
  registerLazyBlock(cardGridContract, () => loadLazyBlocks().then((all) => all.CardGrid)),
  registerBlock(errorPanelContract, ErrorPanel),
  registerLazyBlock(tabsContract, () => loadLazyBlocks().then((all) => all.Tabs)),
  registerLazyBlock(tabContract, () => loadLazyBlocks().then((all) => all.Tab)),
  registerLazyBlock(stepperContract, () => loadLazyBlocks().then((all) => all.Stepper)),
  registerLazyBlock(timelineContract, () => loadLazyBlocks().then((all) => all.Timeline)),
  registerLazyBlock(timelineEntryContract, () => loadLazyBlocks().then((all) => all.TimelineEntry)),
  registerLazyBlock(definitionListContract, () => loadLazyBlocks().then((all) => all.DefinitionList)),
  registerLazyBlock(definitionContract, () => loadLazyBlocks().then((all) => all.Definition)),
  registerLazyBlock(dataTableContract, () => loadLazyBlocks().then((all) => all.DataTable)),
  registerLazyBlock(tableColumnContract, () => loadLazyBlocks().then((all) => all.TableColumn)),
  registerLazyBlock(tableRowContract, () => loadLazyBlocks().then((all) => all.TableRow)),
  registerLazyBlock(tableCellContract, () => loadLazyBlocks().then((all) => all.TableCell)),
  registerLazyBlock(panelContract, () => loadLazyBlocks().then((all) => all.Panel)),
  registerLazyBlock(toastRegionContract, () => loadLazyBlocks().then((all) => all.ToastRegion)),
  registerLazyBlock(helperPopoverContract, () => loadLazyBlocks().then((all) => all.HelperPopover)),
  registerLazyBlock(helperTopicContract, () => loadLazyBlocks().then((all) => all.HelperTopic)),
  registerLazyBlock(carouselContract, () => loadLazyBlocks().then((all) => all.Carousel)),
  registerLazyBlock(slideContract, () => loadLazyBlocks().then((all) => all.Slide)),
  registerBlock(menuContract, Menu),
  registerBlock(menuItemContract, MenuItem),
  registerLazyBlock(newsListContract, () => loadLazyBlocks().then((all) => all.NewsList)),
  registerLazyBlock(newsContract, () => loadLazyBlocks().then((all) => all.News)),
  registerLazyBlock(summaryListContract, () => loadLazyBlocks().then((all) => all.SummaryList)),
  registerLazyBlock(summaryRowContract, () => loadLazyBlocks().then((all) => all.SummaryRow)),
]);

/** Every field's control, by the name of its component; its contract says which `type` it serves. */
export const fields: ReadonlyMap<string, Registered<GivenField>> = byName([
  registerField(textFieldContract, TextField),
  registerField(emailFieldContract, EmailField),
  registerField(passwordFieldContract, PasswordField),
  registerField(oneTimeCodeFieldContract, OneTimeCodeField),
  registerField(telFieldContract, TelField),
  registerLazyField(selectFieldContract, () => loadLazyFields().then((all) => all.SelectField)),
  registerLazyField(radioCardsFieldContract, () => loadLazyFields().then((all) => all.RadioCardsField)),
  registerLazyField(radioListFieldContract, () => loadLazyFields().then((all) => all.RadioListField)),
  registerLazyField(checkboxFieldContract, () => loadLazyFields().then((all) => all.CheckboxField)),
  registerLazyField(checkboxGroupFieldContract, () => loadLazyFields().then((all) => all.CheckboxGroupField)),
  registerLazyField(dateFieldContract, () => loadLazyFields().then((all) => all.DateField)),
  registerLazyField(textareaFieldContract, () => loadLazyFields().then((all) => all.TextareaField)),
  registerLazyField(dayStripFieldContract, () => loadLazyFields().then((all) => all.DayStripField)),
  registerLazyField(slotCardsFieldContract, () => loadLazyFields().then((all) => all.SlotCardsField)),
  registerLazyField(uploadFieldContract, () => loadLazyFields().then((all) => all.UploadField)),
]);

function byName<Given>(registered: readonly Registered<Given>[]): ReadonlyMap<string, Registered<Given>> {
  return new Map(registered.map((entry) => [entry.contract.name, entry]));
}
