/** What staff changed at an account. */
export const en = {
	title: "History",
	nothing: "Nothing was changed by staff.",
	events: {
		created: "Created",
		invited: "Invited",
		updated: "Updated",
		"role set": "Role set",
		banned: "Banned",
		unbanned: "Unbanned",
		"password set": "Password set",
		"sessions revoked": "Sessions revoked",
		impersonated: "Impersonated",
		"impersonation ended": "Impersonation ended",
		"second factor removed": "Second factor removed",
		removed: "Removed",
		"passkey added": "Passkey added",
		"passkey removed": "Passkey removed",
		"passkey refused": "Passkey refused, it may be cloned",
	},
	event: ({ event }: { event: string }) => `<b>${event}</b>`,
	eventWithDetail: ({ event, detail }: { event: string; detail: string }) =>
		`<b>${event}</b>: ${detail}`,
	newRole: ({ roleBefore, roleAfter }: { roleBefore: string; roleAfter: string }) =>
		`${roleBefore} → ${roleAfter}`,
	by: ({ name, at }: { name: string; at: string }) => `by ${name}, ${at}`,
	byImpersonator: ({ name, at }: { name: string; at: string }) =>
		`by ${name} (somebody acted as this user), ${at}`,
	revoked: { one: "one", all: "all" },
	/** What was updated. */
	fields: {
		name: "name",
		email: "email",
		emailVerified: "emailVerified",
		image: "image",
		role: "role",
	},
};
