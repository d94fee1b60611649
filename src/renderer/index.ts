export { MissingCodeError } from "../components/later.ts";
export { fetchComponents } from "./fetch-components.ts";
export type { Scene } from "./scene.ts";
export type { ScreenPort } from "./screen-port.ts";
export { screenTitle } from "./screens/compiled-screen.ts";
export { PageSkeleton } from "./screens/PageSkeleton.tsx";
export { ScreenDialog } from "./screens/ScreenDialog.tsx";
export { ScreenView } from "./screens/ScreenView.tsx";
export { type Catalogue, createCatalogue } from "./texts/catalogue.ts";
