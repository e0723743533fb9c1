/** Why a screen is not shown, or a form not taken; `resource` is one of the words below. */
export const en = {
	/** Who has no role. */
	noRole: "Not authorized",
	/** Whose role has nothing to do with it. */
	noAccess: ({ resource }: { resource: string }) =>
		`You are not allowed to access resource: ${resource}`,
	/** Whose role may do less with it. */
	noRight: ({ resource }: { resource: string }) => `unauthorized to access resource "${resource}"`,
	resources: {
		user: "user",
		session: "session",
		excursions: "excursions",
		transfers: "transfers",
		bookings: "bookings",
		resources: "resources",
		boarding: "boarding",
	},
};
