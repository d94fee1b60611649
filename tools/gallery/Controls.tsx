import { exampleLanguages } from "../../src/components/example.ts";
import { type Choice, parseChoice, toQuery, widths } from "./choice.ts";

interface ControlsProps {
  readonly choice: Choice;
  readonly onChoose: (part: Partial<Choice>) => void;
}

const offered = [
  { name: "language", label: "Language", all: "all", values: exampleLanguages },
  { name: "scheme", label: "Colours", all: "as the system", values: ["light", "dark"] },
  { name: "width", label: "Width", all: "as wide as there is room", values: widths.map(String) },
] as const;

/** How the examples are shown. */
export function Controls({ choice, onChoose }: ControlsProps) {
  return (
    <div className="controls">
      {offered.map(({ name, label, all, values }) => (
        <label key={name}>
          {label}{" "}
          <select
            value={choice[name] ?? ""}
            onChange={(event) =>
              onChoose({ [name]: parseChoice(toQuery({ [name]: event.currentTarget.value }))[name] })
            }
          >
            <option value="">{all}</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <a href="languages.html">Languages</a>
    </div>
  );
}
