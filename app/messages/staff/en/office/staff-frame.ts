/** Header, menu and links that every screen of staff has around it. */
export const en = {
	/** Of the browser's tab. */
	pageTitle: "Staff",
	skip: "Skip to content",
	signOut: "Sign out",
	nameAndRoles: ({ name, roles }: { name: string; roles: string }) => `${name}, ${roles}`,
	more: "More",
	/** Under the thumb, where a word has little room: a new booking. */
	sell: "Sell",
	/** Beside "More", when the screen that is shown stands behind it. */
	here: ({ screen }: { screen: string }) => `, here: ${screen}`,
	/** Beside a link, in a circle. */
	open: ({ count }: { count: string }) => `${count}<hidden> open</hidden>`,
};
