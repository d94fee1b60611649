/** The questions about one device. A form of any length repeats them: ten questions for each device. */
export interface Answers {
  readonly owner: string;
  readonly serial: string;
  /** Right when it is the serial number. */
  readonly repeated: string;
  readonly phone: string;
  /** May be left empty; how long it may be hangs on `kind`. */
  readonly note: string;
  readonly kind: string;
  /** Asked when `kind` is "other". */
  readonly kindInWords: string;
  readonly street: string;
  readonly postcode: string;
  readonly agreed: boolean;
}

export type QuestionName = keyof Answers;
export type TextQuestionName = Exclude<QuestionName, "kind" | "agreed">;

/** A question's text, the same in every form. */
interface Question {
  readonly label: string;
  readonly hint?: string;
  /** The message for a missing answer; absent for an optional one. */
  readonly required?: string;
  /** Said of an answer that is not right. */
  readonly wrong?: string;
}

export const questions = {
  owner: { label: "Owner of device", hint: "As it stands on the bill.", required: "Enter the owner of the device" },
  serial: {
    label: "Serial number of device",
    hint: "Two letters and eight digits.",
    required: "Enter the serial number",
    wrong: "A serial number has two letters and eight digits",
  },
  repeated: {
    label: "Serial number again, device",
    required: "Enter the serial number again",
    wrong: "The serial numbers differ",
  },
  phone: {
    label: "Mobile number for device",
    hint: "Ten digits.",
    required: "Enter a mobile number",
    wrong: "A mobile number has ten digits",
  },
  note: { label: "Note on device", hint: "What the courier should know.", wrong: "Please make the note shorter" },
  kind: { label: "Kind of device", required: "Choose a kind" },
  kindInWords: { label: "Other kind of device", required: "Enter what kind of device it is" },
  street: { label: "Street for device", hint: "With the house number.", required: "Enter a street" },
  postcode: { label: "Postcode for device", required: "Enter a postcode", wrong: "A postcode has six digits" },
  agreed: { label: "I agree to the repair of device", required: "Please agree to the repair" },
} as const satisfies { readonly [name in QuestionName]: Question };

export const kinds = [
  { value: "phone", label: "A phone" },
  { value: "tablet", label: "A tablet" },
  { value: "other", label: "Something else" },
] as const;

/** Regular expressions that a whole answer must match. */
export const patterns = { serial: "[A-Z]{2}[0-9]{8}", phone: "[0-9]{10}", postcode: "[0-9]{6}" } as const;

/** How long a note may be. */
export const noteLimits = { phone: 15, others: 40 } as const;

export const QUESTIONS_EACH = 10;

export const words = {
  optional: "(optional)",
  choose: "Choose one",
  submit: "Send the devices",
  busy: "Sending the devices",
  summary: "Please check these answers",
} as const;

/** The label of a question about the device at an index. */
export const questionLabel = (name: QuestionName, index: number): string => `${questions[name].label} ${index + 1}`;

/** The unanswered device in the middle, which gets the keys. */
export const unansweredIndex = (devices: number): number => Math.floor(devices / 2);

/** The initial values: every device but one is answered. */
export function firstAnswers(devices: number): readonly Answers[] {
  const open = unansweredIndex(devices);
  return Array.from({ length: devices }, (_, index) => (index === open ? nothing : answered(index)));
}

const nothing: Answers = {
  ...{ owner: "", serial: "", repeated: "", phone: "", note: "" },
  ...{ kind: "", kindInWords: "", street: "", postcode: "", agreed: false },
};

function answered(index: number): Answers {
  const serial = `AB${10_000_000 + index}`;
  const kind = index % 2 === 0 ? "phone" : "other";
  return {
    ...{ owner: `Mei Lin ${index}`, serial, repeated: serial, phone: "6591234567", note: "Ring twice" },
    ...{ kind, kindInWords: kind === "other" ? "A watch" : "", street: "1 Hill Street", postcode: "179369" },
    agreed: true,
  };
}

/** The problems with the answers about a device, by question; a hidden question has none. */
export type Problems = { readonly [name in QuestionName]?: string | undefined };

/** Judges the answers about one device, as one would write it by hand. */
export function validateAnswers(answers: Answers): Problems {
  const { serial, repeated, phone, note, kind, kindInWords, postcode } = answers;
  return {
    owner: missing("owner", answers.owner),
    serial: missing("serial", serial) ?? (whole.serial.test(serial) ? undefined : questions.serial.wrong),
    repeated: missing("repeated", repeated) ?? (repeated === serial ? undefined : questions.repeated.wrong),
    phone: missing("phone", phone) ?? (whole.phone.test(phone) ? undefined : questions.phone.wrong),
    note: note.length <= noteLimit(kind) ? undefined : questions.note.wrong,
    kind: missing("kind", kind),
    kindInWords: kind === "other" ? missing("kindInWords", kindInWords) : undefined,
    street: missing("street", answers.street),
    postcode: missing("postcode", postcode) ?? (whole.postcode.test(postcode) ? undefined : questions.postcode.wrong),
    agreed: answers.agreed ? undefined : questions.agreed.required,
  };
}

export const whole = {
  serial: new RegExp(`^(?:${patterns.serial})$`, "u"),
  phone: new RegExp(`^(?:${patterns.phone})$`, "u"),
  postcode: new RegExp(`^(?:${patterns.postcode})$`, "u"),
};

export const noteLimit = (kind: string): number => (kind === "phone" ? noteLimits.phone : noteLimits.others);

const missing = (name: Exclude<QuestionName, "note">, answer: string): string | undefined =>
  answer.trim() === "" ? questions[name].required : undefined;
