/** What the screens of users say alike. */
export const en = {
	name: "Name",
	email: "Email",
	role: "Role",
	/** Until the user chooses another. */
	language: "Reads in",
	passwordHint: ({ least }: { least: number }) =>
		`At least ${least} characters, none of the common ones and no names. Tell it in person, never by mail.`,
	/** Has not accepted the invitation yet. */
	invited: "Invited",
};
