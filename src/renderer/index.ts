export { MissingCodeError } from "../components/lazy-component.ts";
export { type Catalogue, createCatalogue } from "../texts/catalogue.ts";
export { fetchComponents } from "./fetch-components.ts";
export type { Scene } from "./scene.ts";
export { screenTitle } from "./screens/compiled-screen.ts";
export { PageSkeleton } from "./screens/PageSkeleton.tsx";
export { ScreenDialog } from "./screens/ScreenDialog.tsx";
export { ScreenView } from "./screens/ScreenView.tsx";
