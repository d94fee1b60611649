/**
 * What a document can say and none says yet, by the reason why it is there all the same. What a flow, screen, form,
 * call, route or client says for the first time is taken off here.
 */
export const unusedConstructs: readonly { readonly reason: string; readonly names: readonly string[] }[] = [
  {
    reason:
      "Raising, following and cancelling a service request needs it: reasons, photos, statuses, another plan's journey.",
    names: [
      ...["component panel", "component dialog"],
      ...["Journeys.renew", "Journeys.planDetails", "Journeys.cleaning", "PlanCardType.journey"],
      ...["Plan.term"],
    ],
  },
  {
    reason: "Arithmetic, comparison and days are whole, so that an editor need not ask which half there is.",
    names: [...["operator *", "operator /", "operator min"], ...["operator instantAt"]],
  },
  {
    reason: "A transition, a notice, an option, a type of data or a message says the same wherever it stands.",
    names: [
      ...["TimedTransition.do", "TimedTransition.open"],
      ...["Branch.unset", "Branch.do", "Branch.show", "WaitState.at", "WaitState.after", "Emit.with"],
      ...["DataType.type number", "DataType.format email", "DataType.format uri"],
      ...["Route.reload landing"],
    ],
  },
  {
    reason:
      "One rule holds for whatever stands in another's place: a client's form, screen and flow do so far, and a " +
      "programme's own are told, checked and drawn in the same way, so that no partner's page needs code.",
    names: ["Programme.substitutes"],
  },
  {
    reason: "The base defines all that the specification names; these are for names that a later partner brings.",
    names: ["Client.adds", "Client.products"],
  },
];
