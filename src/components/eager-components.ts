// The components of the first load; base.css comes before their styles.
import "./base.css";

export { BackLink } from "./back-link/BackLink.tsx";
export { Banner } from "./banner/Banner.tsx";
export { Button } from "./button/Button.tsx";
export { Dialog } from "./dialog/Dialog.tsx";
export { EmailField } from "./email-field/EmailField.tsx";
export { ErrorPanel } from "./error-panel/ErrorPanel.tsx";
export { Heading } from "./heading/Heading.tsx";
export { LanguageSelect } from "./language-select/LanguageSelect.tsx";
export { Link } from "./link/Link.tsx";
export { Logo } from "./logo/Logo.tsx";
export { PasswordField } from "./password-field/PasswordField.tsx";
export { PublicFrame } from "./public-frame/PublicFrame.tsx";
export { Skeleton } from "./skeleton/Skeleton.tsx";
export { Stack } from "./stack/Stack.tsx";
export { TelField } from "./tel-field/TelField.tsx";
export { Text } from "./text/Text.tsx";
export { TextField } from "./text-field/TextField.tsx";
