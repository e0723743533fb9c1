/** What has just happened, for the login page. */
export const notices: Record<string, string> = {
	reset: "Your password is changed. Sign in with the new one.",
	deleted: "Your account is deleted.",
	out: "You are signed out.",
};
