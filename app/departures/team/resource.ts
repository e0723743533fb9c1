export const resourceKinds = ["guide", "vehicle", "driver"] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export interface Resource {
	id: number;
	kind: ResourceKind;
	name: string;
	phone: string;
	/** ISO 639-1 codes; only guides have them. */
	languages: string[];
	/** Seats for guests; null for people. */
	seats: number | null;
	/** Email of the account with which a guide or driver signs in; empty without one. */
	email: string;
	isActive: boolean;
	version: number;
	/** Milliseconds. */
	updatedAt: number;
}
