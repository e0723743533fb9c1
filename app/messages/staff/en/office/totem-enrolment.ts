/** A new screen for a lobby, until staff have given it a hotel. */
export const en = {
	/** Of the browser's tab. */
	pageTitle: "A new totem",
	title: { asking: "Whose lobby is this?", found: "This screen has found its hotel" },
	sellsNothing: "Until then this screen sells nothing, and the figures alone give nobody anything.",
	showTrips: "Show the trips",
	oneMoment: "One moment, please.",
	busy: ({ phone }: { phone: string }) =>
		`Too many screens are waiting. This one asks again by itself; or call ${phone}.`,
	noNetwork: "No network. This screen asks for its figures as soon as it is back.",
	asking: "Asking for the figures …",
	figures: {
		title: "The figures of this screen",
		noNetwork: "No network at the moment. The figures work again when it is back.",
		until: ({ clock }: { clock: string }) => `They work until ${clock}; then new ones stand here.`,
		qrCode: "QR code that opens the page on which staff enrol this screen",
	},
	steps: {
		scan: "<b>Scan the code with a phone on which staff are signed in,</b> or open the hotel in the dashboard.",
		check: "<b>Check that the figures are these,</b> and choose the hotel.",
		name: "<b>Give the screen a name.</b> It shows the trips by itself: make that page its start page.",
	},
};
