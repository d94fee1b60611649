import { formContract } from "../../components/form/contract.ts";
import type { BuiltInProps } from "../built-ins/built-in-props.ts";
import { useScene } from "../scene.ts";
import { FormView } from "./FormView.tsx";
import { answersName, formNamed } from "./form-named.ts";

/** Draws the form document that its block names. */
export function FormBlock({ block, scope, ...given }: BuiltInProps) {
  const scene = useScene();
  const named = block.props(scope, scene.words).form;
  const form = formNamed(named, scope, scene);
  const send = block.on.submit;
  // After a reload the pressed control is unknown; then the form shows the state for all.
  const isBusy = given.isBusy || (scene.isBusy && scene.pressed === undefined);
  return (
    <FormView
      {...given}
      isBusy={isBusy}
      isDisabled={given.isDisabled && !isBusy}
      form={form}
      answers={answersName(named)}
      scope={scope}
      onSubmit={(values) => {
        const sent = send?.payload(scope, undefined);
        scene.send(given.instance, {
          name: send?.name ?? formContract.events.submit.sends,
          form: { id: answersName(named), values },
          ...(sent === undefined ? {} : { with: sent }),
        });
      }}
    />
  );
}
