import "./base.css";
import { BackLink } from "./back-link/BackLink.tsx";
import { backLinkContract } from "./back-link/contract.ts";
import { Banner } from "./banner/Banner.tsx";
import { bannerContract } from "./banner/contract.ts";
import { Button } from "./button/Button.tsx";
import { buttonContract } from "./button/contract.ts";
import { CardGrid } from "./card-grid/CardGrid.tsx";
import { cardGridContract } from "./card-grid/contract.ts";
import { Carousel } from "./carousel/Carousel.tsx";
import { carouselContract, slideContract } from "./carousel/contract.ts";
import { Slide } from "./carousel/Slide.tsx";
import { CheckboxField } from "./checkbox-field/CheckboxField.tsx";
import { checkboxFieldContract } from "./checkbox-field/contract.ts";
import { CheckboxGroupField } from "./checkbox-group-field/CheckboxGroupField.tsx";
import { checkboxGroupFieldContract } from "./checkbox-group-field/contract.ts";
import { Countdown } from "./countdown/Countdown.tsx";
import { countdownContract } from "./countdown/contract.ts";
import { CustomerFrame } from "./customer-frame/CustomerFrame.tsx";
import { customerFrameContract } from "./customer-frame/contract.ts";
import { dataTableContract, tableCellContract, tableColumnContract, tableRowContract } from "./data-table/contract.ts";
import { DataTable } from "./data-table/DataTable.tsx";
import { TableCell, TableColumn, TableRow } from "./data-table/TableParts.tsx";
import { dateFieldContract } from "./date-field/contract.ts";
import { DateField } from "./date-field/DateField.tsx";
import { dayStripFieldContract } from "./day-strip-field/contract.ts";
import { DayStripField } from "./day-strip-field/DayStripField.tsx";
import { definitionContract, definitionListContract } from "./definition-list/contract.ts";
import { Definition } from "./definition-list/Definition.tsx";
import { DefinitionList } from "./definition-list/DefinitionList.tsx";
import { deviceCardContract } from "./device-card/contract.ts";
import { DeviceCard } from "./device-card/DeviceCard.tsx";
import { dialogContract } from "./dialog/contract.ts";
import { Dialog } from "./dialog/Dialog.tsx";
import { emailFieldContract } from "./email-field/contract.ts";
import { EmailField } from "./email-field/EmailField.tsx";
import { errorPanelContract } from "./error-panel/contract.ts";
import { ErrorPanel } from "./error-panel/ErrorPanel.tsx";
import { headingContract } from "./heading/contract.ts";
import { Heading } from "./heading/Heading.tsx";
import { helperPopoverContract, helperTopicContract } from "./helper-popover/contract.ts";
import { HelperPopover } from "./helper-popover/HelperPopover.tsx";
import { HelperTopic } from "./helper-popover/HelperTopic.tsx";
import { languageSelectContract } from "./language-select/contract.ts";
import { LanguageSelect } from "./language-select/LanguageSelect.tsx";
import { linkContract } from "./link/contract.ts";
import { Link } from "./link/Link.tsx";
import { menuContract, menuItemContract } from "./menu/contract.ts";
import { Menu } from "./menu/Menu.tsx";
import { MenuItem } from "./menu/MenuItem.tsx";
import { oneTimeCodeFieldContract } from "./one-time-code-field/contract.ts";
import { OneTimeCodeField } from "./one-time-code-field/OneTimeCodeField.tsx";
import { panelContract } from "./panel/contract.ts";
import { Panel } from "./panel/Panel.tsx";
import { passwordFieldContract } from "./password-field/contract.ts";
import { PasswordField } from "./password-field/PasswordField.tsx";
import { planCardContract } from "./plan-card/contract.ts";
import { PlanCard } from "./plan-card/PlanCard.tsx";
import { publicFrameContract } from "./public-frame/contract.ts";
import { PublicFrame } from "./public-frame/PublicFrame.tsx";
import { radioCardsFieldContract } from "./radio-cards-field/contract.ts";
import { RadioCardsField } from "./radio-cards-field/RadioCardsField.tsx";
import { radioListFieldContract } from "./radio-list-field/contract.ts";
import { RadioListField } from "./radio-list-field/RadioListField.tsx";
import { type GivenBlock, type GivenField, type Registered, registerBlock, registerField } from "./register.ts";
import { selectFieldContract } from "./select-field/contract.ts";
import { SelectField } from "./select-field/SelectField.tsx";
import { skeletonContract } from "./skeleton/contract.ts";
import { Skeleton } from "./skeleton/Skeleton.tsx";
import { slotCardsFieldContract } from "./slot-cards-field/contract.ts";
import { SlotCardsField } from "./slot-cards-field/SlotCardsField.tsx";
import { stackContract } from "./stack/contract.ts";
import { Stack } from "./stack/Stack.tsx";
import { statusChipContract } from "./status-chip/contract.ts";
import { StatusChip } from "./status-chip/StatusChip.tsx";
import { stepperContract } from "./stepper/contract.ts";
import { Stepper } from "./stepper/Stepper.tsx";
import { summaryListContract, summaryRowContract } from "./summary-list/contract.ts";
import { SummaryList } from "./summary-list/SummaryList.tsx";
import { SummaryRow } from "./summary-list/SummaryRow.tsx";
import { tabContract, tabsContract } from "./tabs/contract.ts";
import { Tab } from "./tabs/Tab.tsx";
import { Tabs } from "./tabs/Tabs.tsx";
import { telFieldContract } from "./tel-field/contract.ts";
import { TelField } from "./tel-field/TelField.tsx";
import { textContract } from "./text/contract.ts";
import { Text } from "./text/Text.tsx";
import { textFieldContract } from "./text-field/contract.ts";
import { TextField } from "./text-field/TextField.tsx";
import { textareaFieldContract } from "./textarea-field/contract.ts";
import { TextareaField } from "./textarea-field/TextareaField.tsx";
import { timelineContract, timelineEntryContract } from "./timeline/contract.ts";
import { Timeline } from "./timeline/Timeline.tsx";
import { TimelineEntry } from "./timeline/TimelineEntry.tsx";
import { toastRegionContract } from "./toast-region/contract.ts";
import { ToastRegion } from "./toast-region/ToastRegion.tsx";
import { uploadFieldContract } from "./upload-field/contract.ts";
import { UploadField } from "./upload-field/UploadField.tsx";

/** Every block that a screen can use, by name; `form` is the renderer's own, drawn with form/FormLayout. */
export const blocks: ReadonlyMap<string, Registered<GivenBlock>> = byName([
  registerBlock(publicFrameContract, PublicFrame),
  registerBlock(customerFrameContract, CustomerFrame),
  registerBlock(languageSelectContract, LanguageSelect),
  registerBlock(headingContract, Heading),
  registerBlock(textContract, Text),
  registerBlock(linkContract, Link),
  registerBlock(buttonContract, Button),
  registerBlock(backLinkContract, BackLink),
  registerBlock(bannerContract, Banner),
  registerBlock(dialogContract, Dialog),
  registerBlock(countdownContract, Countdown),
  registerBlock(statusChipContract, StatusChip),
  registerBlock(planCardContract, PlanCard),
  registerBlock(deviceCardContract, DeviceCard),
  registerBlock(skeletonContract, Skeleton),
  registerBlock(stackContract, Stack),
  registerBlock(cardGridContract, CardGrid),
  registerBlock(errorPanelContract, ErrorPanel),
  registerBlock(tabsContract, Tabs),
  registerBlock(tabContract, Tab),
  registerBlock(stepperContract, Stepper),
  registerBlock(timelineContract, Timeline),
  registerBlock(timelineEntryContract, TimelineEntry),
  registerBlock(definitionListContract, DefinitionList),
  registerBlock(definitionContract, Definition),
  registerBlock(dataTableContract, DataTable),
  registerBlock(tableColumnContract, TableColumn),
  registerBlock(tableRowContract, TableRow),
  registerBlock(tableCellContract, TableCell),
  registerBlock(panelContract, Panel),
  registerBlock(toastRegionContract, ToastRegion),
  registerBlock(helperPopoverContract, HelperPopover),
  registerBlock(helperTopicContract, HelperTopic),
  registerBlock(carouselContract, Carousel),
  registerBlock(slideContract, Slide),
  registerBlock(menuContract, Menu),
  registerBlock(menuItemContract, MenuItem),
  registerBlock(summaryListContract, SummaryList),
  registerBlock(summaryRowContract, SummaryRow),
]);

/** Every field's control, by the name of its component; its contract says which `type` it serves. */
export const fields: ReadonlyMap<string, Registered<GivenField>> = byName([
  registerField(textFieldContract, TextField),
  registerField(emailFieldContract, EmailField),
  registerField(passwordFieldContract, PasswordField),
  registerField(oneTimeCodeFieldContract, OneTimeCodeField),
  registerField(telFieldContract, TelField),
  registerField(selectFieldContract, SelectField),
  registerField(radioCardsFieldContract, RadioCardsField),
  registerField(radioListFieldContract, RadioListField),
  registerField(checkboxFieldContract, CheckboxField),
  registerField(checkboxGroupFieldContract, CheckboxGroupField),
  registerField(dateFieldContract, DateField),
  registerField(textareaFieldContract, TextareaField),
  registerField(dayStripFieldContract, DayStripField),
  registerField(slotCardsFieldContract, SlotCardsField),
  registerField(uploadFieldContract, UploadField),
]);

function byName<Given>(registered: readonly Registered<Given>[]): ReadonlyMap<string, Registered<Given>> {
  return new Map(registered.map((entry) => [entry.contract.name, entry]));
}
