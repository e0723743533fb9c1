/** Who runs the site. */
export const imprint = {
	description: "Who runs these pages, and how to reach us.",
	firm: "Firm",
	/** The registered name, where guests know the firm by another one. */
	registeredName: ({ registered, tradeName }: { registered: string; tradeName: string }) =>
		`${registered} (${tradeName})`,
	address: "Address",
	phone: "Phone",
	phoneInHours: ({ hours }: { hours: string }) => `Phone${hours && ` (<hours>${hours}</hours>)`}`,
	email: "Email",
	licence: "Licence",
	register: "Register",
	taxNumber: "Tax number",
	responsible: "Answers for the content",
	/** What the operator has not told. */
	missing: ({ facts }: { facts: string }) => `Not given here: ${facts}.`,
};
