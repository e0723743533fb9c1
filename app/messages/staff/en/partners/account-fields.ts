/** What is wrong with a field of an account, as forms say it; API clients read the protocol's own words. */
export const en = {
	/** How the rules of a text call the fields. */
	name: "Name",
	banReason: "The reason",
	notAnEmail: "Invalid email",
	nameMissing: "Tell us your name",
	noPlainName: "A name only: no address of a site or a mailbox, and a space after a full stop",
	imageTooLong: ({ most }: { most: number }) => `At most ${most} characters`,
	noWebAddress: "Must be a web address",
	passwordMissing: "Enter a password",
};
