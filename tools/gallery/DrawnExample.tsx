import { ExampleView } from "../../src/components/ExampleView.tsx";
import type { Example } from "../../src/components/example.ts";
import type { Entry } from "./catalogue.ts";
import { ScreenExampleView } from "./screens/ScreenExampleView.tsx";
import { screens } from "./screens/screens.ts";

interface Props {
  readonly entry: Entry;
  readonly example: Example;
}

/** Draws an example as a customer sees it. */
export function DrawnExample({ entry, example }: Props) {
  const screen = "screen" in example.props ? screens[String(example.props.screen)] : undefined;
  if (screen === undefined) return <ExampleView component={entry.contract.name} example={example} />;
  return (
    <main className="stage-page">
      <ScreenExampleView example={screen} language={example.language} />
    </main>
  );
}
