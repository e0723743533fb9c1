const capabilityIds = ["pricing", "content", "pickups", "notifications"] as const;
export type Capability = (typeof capabilityIds)[number];

const prefix = "octo/";

/** What a call asks for of what we have, as it was spelled: "octo/pricing" and "pricing" are the same. Others are ignored. */
export function readCapabilities(header: string): { ids: Set<Capability>; echo: string } {
	const wishes = header
		.split(",")
		.map((each) => each.trim())
		.flatMap((spelled) => {
			const id = capabilityIds.find((each) => spelled === each || spelled === prefix + each);
			return id ? [{ id, spelled }] : [];
		});
	return {
		ids: new Set(wishes.map(({ id }) => id)),
		echo: [...new Set(wishes.map(({ spelled }) => spelled))].join(", "),
	};
}

/** What `GET /capabilities` names: those that the published types know, by their prefixed names. */
const publishedIds = capabilityIds.filter((id) => id !== "notifications");

export const capabilities = publishedIds.map((id) => ({
	id: prefix + id,
	revision: 1,
	required: false,
	dependencies: [],
	docs: null,
}));
