import { createElement } from "react";
import { arrayElements, isJsonObject } from "../../documents/json.ts";
import type { BuiltInProps } from "../built-ins/built-in-props.ts";
import { answersName, formNamed } from "../forms/form-named.ts";
import { blockComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import { FormAnswers } from "./FormAnswers.tsx";
import { ownAnswers } from "./own-answers.ts";

/** What the customer said in the steps of a journey, a group for each form. */
export function AnswersBlock(props: BuiltInProps) {
  const scene = useScene();
  const { block, scope } = props;
  const { steps, without } = block.props(scope, scene.words);
  const own = ownAnswers(block.children, scope, scene.words);
  const groups = arrayElements(steps).flatMap((step) =>
    scene.formsOfStep(String(step)).map((named) => {
      const values = isJsonObject(scope.data) ? scope.data[answersName(named)] : undefined;
      const inForm = (field: string) => `${answersName(named)}.${field}`;
      return (
        <FormAnswers
          key={`${String(step)} ${named}`}
          {...props}
          step={String(step)}
          form={formNamed(named, scope, scene)}
          setting={{
            values: isJsonObject(values) ? values : {},
            isLeftOut: (field) =>
              arrayElements(without).some((one) => `${inForm(field)}.`.startsWith(`${String(one)}.`)),
            ownAnswer: (field) => own.get(inForm(field)),
          }}
        />
      );
    }),
  );
  return createElement(blockComponent("summary-list"), { slots: { content: groups } });
}
