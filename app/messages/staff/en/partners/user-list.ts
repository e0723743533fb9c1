/** The list of users, and its search. */
export const en = {
	search: {
		words: "Name or email",
		allRoles: "All",
		search: "Search",
	},
	table: {
		/** For screen readers. */
		title: "Users, the newest first",
		since: "Since",
		banned: "Banned",
	},
};
