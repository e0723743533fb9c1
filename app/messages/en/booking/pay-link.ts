/** What a guest reads when staff send a pay link or the voucher from a telephone. */
export const payLink = {
	message: ({ title, date, url }: { title: string; date: string; url: string }) =>
		`${title}, ${date}: please pay here ${url}`,
	voucher: ({ title, date, url }: { title: string; date: string; url: string }) =>
		`${title}, ${date}: your voucher, with time and place: ${url}`,
};
