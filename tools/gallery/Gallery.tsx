import { useEffect, useState } from "react";
import { Controls } from "./Controls.tsx";
import { catalogue, chosenExamples, found, isShownAlone } from "./catalogue.ts";
import { type Choice, parseChoice, toQuery } from "./choice.ts";
import { Stage } from "./StageFrame.tsx";

/** Every component as customers see it. The address selects the view. */
export function Gallery() {
  const [choice, choose] = useChoice();
  const entries = found(choice.search);
  const entry = catalogue.find(({ contract }) => contract.name === choice.component) ?? entries[0];
  return (
    <div className="gallery">
      <nav className="components" aria-label="Components">
        <input
          className="search"
          type="search"
          aria-label="Search components and examples"
          placeholder="Search"
          value={choice.search}
          onChange={(event) => choose({ search: event.currentTarget.value })}
        />
        <ul>
          {entries.map(({ contract }) => (
            <li key={contract.name}>
              <ChoiceLink
                choice={{ ...choice, component: contract.name, example: undefined }}
                isCurrent={contract.name === entry?.contract.name}
                text={contract.name}
                onChoose={choose}
              />
            </li>
          ))}
        </ul>
        {entries.length === 0 && <p>No component or example matches. Try another word.</p>}
      </nav>
      <main className="shown">
        <Controls choice={choice} onChoose={choose} />
        {entry !== undefined && (
          <>
            <h1>{entry.contract.name}</h1>
            <p>{entry.contract.summary}</p>
            <ul className="examples" aria-label="Examples">
              {chosenExamples(entry, { ...choice, example: undefined }).map(({ name }) => (
                <li key={name}>
                  <ChoiceLink
                    choice={{ ...choice, component: entry.contract.name, example: name }}
                    isCurrent={name === choice.example}
                    text={name}
                    onChoose={choose}
                  />
                </li>
              ))}
            </ul>
            <Stage choice={{ ...choice, component: entry.contract.name }} isPage={isShownAlone(entry)} />
          </>
        )}
      </main>
    </div>
  );
}

interface ChoiceLinkProps {
  readonly choice: Choice;
  readonly isCurrent: boolean;
  readonly text: string;
  readonly onChoose: (part: Partial<Choice>) => void;
}

/** A link that can be copied and opened elsewhere; followed here, it loads nothing. */
function ChoiceLink({ choice, isCurrent, text, onChoose }: ChoiceLinkProps) {
  return (
    <a
      href={toQuery(choice)}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(choice);
      }}
    >
      {text}
    </a>
  );
}

function useChoice(): [Choice, (part: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(() => parseChoice(location.search));
  useEffect(() => {
    const follow = () => setChoice(parseChoice(location.search));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    // Typing into the search adds no history entry for each letter.
    if (next.search === choice.search) history.pushState(null, "", toQuery(next));
    else history.replaceState(null, "", toQuery(next));
    setChoice(next);
  };
  return [choice, choose];
}
