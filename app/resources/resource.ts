export const resourceKinds = ["guide", "vehicle", "driver"] as const;
export type ResourceKind = (typeof resourceKinds)[number];
