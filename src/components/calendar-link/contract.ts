import type { ComponentContract } from "../contract.ts";

export const calendarLinkContract = {
  name: "calendar-link",
  summary:
    "Saves an appointment as a file for the customer's calendar (iCalendar, RFC 5545). Without its instants it is not drawn.",
  props: {
    text: {
      kind: "text",
      description: "What it does.",
      examples: ["service-request.confirmed.calendar"],
      isReadAlone: true,
    },
    title: {
      kind: "text",
      description: "The name of the appointment in the calendar.",
      examples: ["service-request.confirmed.title"],
    },
    starts: {
      kind: "rule",
      description: "The instant at which it starts, in ISO 8601.",
      examples: [{ instantAt: [{ var: "data.logistics.day" }, "09:00", { var: "client.region.timeZone" }] }],
      schema: { type: "string" },
    },
    ends: {
      kind: "rule",
      description: "The instant at which it ends.",
      examples: [{ instantAt: [{ var: "data.logistics.day" }, "12:00", { var: "client.region.timeZone" }] }],
      schema: { type: "string" },
    },
    place: {
      kind: "text",
      description: "Where it is.",
      examples: [{ data: { var: "derived.where" } }],
    },
  },
  required: ["text", "title"],
  isLazy: true,
} as const satisfies ComponentContract;
