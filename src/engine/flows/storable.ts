import type { FlowSet } from "./flow-set.ts";
import { callOfSlot } from "./keys.ts";
import { type Marks, stripMembers } from "./marks.ts";
import { inputsKey } from "./sensitive-data.ts";
import type { Frame, FrameUndo, PendingCall, ShownNotice, Snapshot, Undo } from "./snapshot.ts";

/**
 * The snapshot as it may be stored: null replaces each sensitive value, in data, in undo, in the input of a call under
 * way and in the notice.
 */
export function storable(flows: FlowSet, snapshot: Snapshot): Snapshot {
  const { keys, ...rest } = snapshot;
  const { left, show } = rest;
  return {
    ...rest,
    frames: snapshot.frames.map((frame) => stripFrame(flows, frame)),
    path: snapshot.path.map(({ at, undo }) => ({ at, undo: stripUndo(flows, undo) })),
    ...(left === undefined ? {} : { left: stripUndo(flows, left) }),
    pending: stripPending(flows, snapshot),
    ...stripKeys(flows, keys),
    ...(show === undefined ? {} : { show: stripNotice(flows, show) }),
  };
}

function stripFrame(flows: FlowSet, frame: Frame): Frame {
  return { ...frame, data: stripData(flows, frame.flow, frame.data) };
}

function stripUndo(flows: FlowSet, undo: Undo): Undo {
  return undo.map((frame): FrameUndo => {
    const { flow, data, set } = frame;
    return {
      ...frame,
      ...(data === undefined ? {} : { data: stripData(flows, flow, data) }),
      ...(set === undefined ? {} : { set: stripData(flows, flow, set) }),
    };
  });
}

function stripData<Data extends Frame["data"]>(flows: FlowSet, flow: string, data: Data): Data {
  return stripMembers(data, flows.marks().get(flow)?.data ?? new Map());
}

/** Only the active flow has calls under way. An answer that may not be stored is requested again. */
function stripPending(flows: FlowSet, { frames, pending }: Snapshot): Snapshot["pending"] {
  const active = frames.at(-1);
  const inputs = active && flows.marks().get(active.flow)?.callInputs;
  const stripped = Object.entries(pending).map(([token, pendingCall]): [string, PendingCall] => {
    const { hash, answer, ...call } = pendingCall;
    const marks = inputs?.get(inputsKey(active?.state ?? "", call.name)) ?? NO_MARKS;
    const input = stripMembers(call.input, marks);
    return [
      token,
      {
        ...call,
        input,
        ...(hash === undefined || marks.size > 0 ? {} : { hash }),
        ...(answer === undefined || flows.secretAnswers().has(call.call) ? {} : { answer }),
      },
    ];
  });
  return Object.fromEntries(stripped);
}

const NO_MARKS: ReadonlyMap<string, Marks> = new Map();

/** The input of a call can be guessed from its hash: no hash of a sensitive input is kept. */
function stripKeys(flows: FlowSet, keys: Snapshot["keys"] = {}): Pick<Snapshot, "keys"> {
  const kept = Object.entries(keys).filter(([slot]) => !flows.secretCalls().has(callOfSlot(slot)));
  return kept.length === 0 ? {} : { keys: Object.fromEntries(kept) };
}

/** The flow of the notice may have ended, so the marks of any flow count. */
function stripNotice(flows: FlowSet, notice: ShownNotice): ShownNotice {
  const { key, args } = notice;
  if (args === undefined) return notice;
  const marks = [...flows.marks().values()].flatMap(({ noticeArgs }) => [...(noticeArgs.get(key) ?? [])]);
  return { ...notice, args: stripMembers(args, new Map(marks)) };
}
