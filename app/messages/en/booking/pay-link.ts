/** What a guest reads when staff send a pay link from a telephone. */
export const payLink = {
	message: ({ title, date, url }: { title: string; date: string; url: string }) =>
		`${title}, ${date}: please pay here ${url}`,
};
