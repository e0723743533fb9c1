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

/**
 * What `GET /capabilities` names, by the prefixed names. The published types refuse a list with "notifications" in it, so
 * only who asks for it by the header is told of it.
 */
export function capabilitiesFor(requested: ReadonlySet<Capability>) {
	return capabilityIds
		.filter((id) => id !== "notifications" || requested.has(id))
		.map((id) => ({
			id: prefix + id,
			revision: 1,
			required: false,
			dependencies: [],
			docs: null,
		}));
}
