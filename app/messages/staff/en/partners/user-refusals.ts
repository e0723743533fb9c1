/** Why the account service refused a form of staff, where the screens of sign-in do not say the same. */
export const en = {
	emailTaken: "User already exists. Use another email.",
	nothingToSave: "No data to update",
	noFields: "No fields to update",
	noPassword: "Credential account not found",
	unknownRole: "You are not allowed to set a non-existent role value",
	notYourself: {
		ban: "You cannot ban yourself",
		remove: "You cannot remove yourself",
	},
	holdsCash:
		"This account still holds cash. Hand it over first, on the page “Cash”; then the account can go.",
	notAllowed: {
		create: "You are not allowed to create users",
		update: "You are not allowed to update users",
		changeRole: "You are not allowed to change users role",
		ban: "You are not allowed to ban users",
		setPassword: "You are not allowed to set users password",
		revokeSessions: "You are not allowed to revoke users sessions",
		impersonate: "You are not allowed to impersonate users",
		remove: "You are not allowed to delete users",
	},
	confirmation: {
		confirmedAlready: "You can only send a verification email to an unverified email",
		foreignEmail: "You can only send a verification email to your own email",
	},
};
