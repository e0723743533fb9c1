/** The page of a reseller's engineer. */
export const octo = {
	title: "For resellers",
	description:
		"Sell our excursions by the OCTO interface: true seats and prices, bookings at once.",
	lead: "Your program sells our excursions by the OCTO contract: the seats and prices that our own pages show, confirmed at once.",
	key: "1. Ask for a key",
	keyText:
		"Write to <mail></mail>. We send you a test key first: it sees true seats and takes none.",
	call: "2. Make the first call",
	callText: "It answers the excursions that you may sell. Put your key where KEY stands.",
	book: "3. Hold, confirm, cancel",
	bookText: ({ minutes }: { minutes: number }) =>
		`A hold takes seats for ${minutes} minutes and needs no name. Send a uuid of your own: the same call twice is one booking. The guest pays you and gets no mail of ours unless you ask for it; you owe us the net price of your contract.`,
	more: "Everything else",
	openApi: "OpenAPI description",
	contract: "The OCTO contract",
	base: "Base address",
};
