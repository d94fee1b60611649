import { answerHold, findAsked } from "../requests/review.ts";
import { hasArrived, noFile } from "../upload-places.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Adds uploaded files to the customer's answer about a request that is looked into; later ones replace them. */
export const updateHoldDocument = defineCustomerOperation(
  "updateHoldDocument",
  async ({ person }, { body, client }, { database }) => {
    const personId = person.id;
    const asked = await findAsked(database, { personId, hold: body.HoldId, request: body.ServiceRequestId });
    for (const { UploadId: id } of body.Documents)
      if (!(await hasArrived(database, { client, personId, folder: "hold-documents", id }))) throw noFile();
    const documents = JSON.stringify(body.Documents);
    await database.updateTable("holds").set({ documents }).where("request", "=", asked.request).execute();
    return { HoldId: body.HoldId, Documents: body.Documents.length };
  },
);

/** Takes the customer's answer; the review goes on. */
export const answerHoldRequest = defineCustomerOperation(
  "answerHold",
  async ({ person }, { path, body, now }, { database }) => {
    const named = { personId: person.id, hold: path.id, request: body.ServiceRequestId };
    await answerHold(database, await findAsked(database, named), body.NoteText, now);
    return { HoldId: path.id, ServiceOrderStatus: "ON HOLD" as const };
  },
);
