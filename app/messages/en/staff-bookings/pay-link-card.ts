/** A pay link as a code for the guest's phone. */
export const payLinkCard = {
	forPhone: "For the guest’s phone",
	qrCode: "QR code of the pay link",
	turnRound: "Turn the screen round: the guest pays on their own phone.",
	copy: "Copy link",
	copied: "Copied",
	sms: "SMS",
	whatsApp: "WhatsApp",
};
