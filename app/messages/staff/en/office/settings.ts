/** The settings screen: what the operator says of the firm, and what holds where nothing else is said. */
export const en = {
	lead: "What you save here stands on every page, mail, voucher and calendar entry at once. Mails that are already written keep their words.",
	saved: "The settings are saved. Every page shows them from now on.",
	newer:
		"Somebody else has saved the settings meanwhile. Nothing was saved: open this page again and look at them first.",
	sections: {
		firm: "Your firm",
		firmHint:
			"Guests read it in the header and at the foot of every page, in mails and on vouchers.",
		brand: "How it looks",
		brandHint:
			"On public pages, totems and in mails. Mails that are already written keep their look.",
		categories: "Categories",
		legal: "Imprint and terms",
		texts: "What you add to the legal pages",
		textsHint:
			"It stands below what this site says there itself. An empty line begins a paragraph, - or 1. a point of a list, ## a heading; **bold**, *slanted*, and a link is [words](https://…). Everything else is shown as it is typed.",
		mail: "Mail",
		rules: "What holds where nothing else is said",
		languages: "In other languages",
		languagesHint: "A language without its own words shows the English ones.",
	},
	fields: {
		OPERATOR_NAME: {
			label: "Name",
			hint: "As guests know you. Without it the site calls itself “Excursions”.",
		},
		OPERATOR_EMAIL: {
			label: "Email",
			hint: "Guests write to it, and messages of the contact page arrive there.",
		},
		OPERATOR_PHONE: {
			label: "Phone",
			hint: "With its country, as in +34 922 000 000: a guest’s number without one belongs to the same country.",
		},
		OPERATOR_HOURS: { label: "Office hours", hint: "Every day, 08:00 to 20:00" },
		OPERATOR_ADDRESS: { label: "Address" },
		OPERATOR_LICENCE: { label: "Licence", hint: "With the authority that gave it." },
		SOCIAL_LINKS: {
			label: "Your pages elsewhere",
			hint: "One address in each line, which begins with https://",
		},
		OPERATOR_LEGAL_NAME: {
			label: "Registered name of the firm",
			hint: "Empty where it is the name above.",
		},
		OPERATOR_REGISTER: { label: "Register and number" },
		OPERATOR_TAX_NUMBER: { label: "Tax number" },
		OPERATOR_RESPONSIBLE: { label: "Who answers for the content" },
		OPERATOR_PRIVACY_EMAIL: {
			label: "Email for questions about personal data",
			hint: "Empty where it is the email above.",
		},
		TERMS_SINCE: { label: "The terms apply since" },
		BRAND_MARK: {
			label: "Mark",
			hint: "A picture before your name, best a PNG with a clear ground. JPEG, WebP and GIF do too, from 64 pixels on. Without one the name stands alone.",
		},
		HOME_PICTURE: {
			label: "Picture of the home page",
			hint: "A wide photo, best of 1600 pixels or more. Without one the drawing of the island is shown.",
		},
		HOME_HEADLINE: {
			label: "Headline of the home page",
			hint: "Empty: The whole island, one good day at a time.",
		},
		CATEGORIES: { label: "Categories" },
		TERMS_TEXT: { label: "Terms" },
		PRIVACY_TEXT: { label: "Privacy" },
		IMPRINT_TEXT: { label: "Imprint" },
		BRAND_ACCENT: {
			label: "Accent colour",
			hint: "Like #0b5fa5, for the button of the next step. Empty: coral.",
		},
		MAIL_FROM: {
			label: "Sender",
			hint: "Like Los Dragos <hello@dragos.example>, at a domain that your mail provider knows. Empty: name and email above.",
		},
		MAIL_SIGNATURE: {
			label: "Signature",
			hint: "A line above name and telephone at the end of every mail to guests.",
		},
		OFFICE_LANGUAGE: {
			label: "Language of mails to you",
			hint: "Messages of visitors and what waits for too long, at the email above. Staff choose their own.",
		},
		CANCELLATION_POLICY: {
			label: "Cancellation policy",
			hint: "For excursions without a policy of their own; what is booked keeps the policy of its day.",
		},
		CUTOFF_HOURS: {
			label: "Bookings close, hours before the start",
			hint: ({ usual }: { usual: number }) =>
				`For new excursions; each may have its own. Empty: ${usual}.`,
		},
		HOLD_MINUTES: {
			label: "Minutes that a guest's seats are held unpaid",
			hint: ({ usual }: { usual: number }) =>
				`Until the payment page is opened, which has a time of its own. Empty: ${usual}.`,
		},
		RESELLER_HOLD_MINUTES: {
			label: "Minutes that a reseller's seats are held",
			hint: ({ usual }: { usual: number }) =>
				`Where the reseller asks for no other time. Empty: ${usual}.`,
		},
		RESELLER_HOLD_MOST_MINUTES: {
			label: "A reseller's longest hold, in minutes",
			hint: ({ usual }: { usual: number }) => `However often it is extended. Empty: ${usual}.`,
		},
		CANCELLATION_WEATHER: { label: "Words of the weather clause" },
		REMINDER_TIME: {
			label: "Reminder on the day before",
			hint: "A time like 18:00, or off.",
		},
		REVIEW_URL: {
			label: "Where guests may review you",
			hint: "They are thanked on the day after and sent there. Empty: no such mail.",
		},
	},
	policyLine:
		"Hours before the start and the percentage that comes back, both falling: 48:100,24:50; or none. Behind it may stand “; no-show:5” and “; weather:” with words of your own.",
	picture: {
		present: "What guests see now",
		remove: "Take it away",
	},
	legalPreview: {
		show: ({ label }: { label: string }) => `Preview: ${label}`,
		empty: "There is no text yet.",
	},
	accent: {
		choose: "Choose a colour",
		preview: "Preview",
		light: "On a light screen",
		dark: "On a dark screen",
		button: "Book now",
		use: ({ colour }: { colour: string }) => `Use ${colour}`,
	},
	errors: {
		picture: "Choose the picture once more",
		colour: "Type a colour like #0b5fa5",
		contrast: ({
			colour,
			ratio,
			least,
			nearest,
		}: {
			colour: string;
			ratio: string;
			least: string;
			nearest: string;
		}) =>
			`White words on ${colour} have a contrast of ${ratio} to 1, and readers need ${least} to 1. The nearest colour that has it is ${nearest}.`,
		email: "Type an email address",
		language: "Choose a language of the list",
		phone: "Type a telephone number with 6 to 15 figures",
		link: "Type an address that begins with https://",
		links: "Type one address in each line; each begins with https://",
		sender: "Type it like: Los Dragos <hello@dragos.example>",
		policy:
			"Each step of the cancellation policy needs hours and a percentage from 1 to 100, both lower than those of the step above; a no-show gets no more than the last step",
		time: "Type a time like 18:00, or off",
		date: "Choose a day",
		wholeNumber: ({ least, most }: { least: number; most: number }) =>
			`Type a whole number from ${least} to ${most}`,
	},
};
