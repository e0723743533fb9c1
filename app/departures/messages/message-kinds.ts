export const messageKinds = ["late", "elsewhere", "other"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** In minutes. */
export const delays = [5, 10, 15, 20, 25, 30, 45, 60, 90, 120] as const;
