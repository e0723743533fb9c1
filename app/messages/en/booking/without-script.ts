/** What the booking form says where scripts are switched off. An awake form does not need it. */
export const withoutScript = {
	price: "When you change the people, you see the new price before you pay.",
	personCheck: ({ phone }: { phone: string }) =>
		`The check needs JavaScript. Without it, pay for what you hold or release it first${phone && `, or call ${phone}: we book it for you`}.`,
};
