/** What visitors wrote on the contact page: the operator's mail, and the list that staff work through. */
export const en = {
	mail: {
		subject: ({ name }: { name: string }) => `Message from ${name}`,
		heading: ({ name }: { name: string }) => `${name} writes`,
		/** The mail as plain text. */
		plain: ({ name, email, message }: { name: string; email: string; message: string }) =>
			`${name} <${email}> wrote on the contact page:\n\n${message}\n`,
		answer: ({ email }: { email: string }) => `Answer this mail to reach ${email}.`,
	},
	status: {
		open: "Open",
		answered: "Answered",
		closed: "Closed",
	},
	handledBy: ({ name, at }: { name: string; at: string }) => `by ${name}, ${at}`,
	/** Buttons; what stands in a tag is only heard. */
	reply: ({ name }: { name: string }) => `Reply by mail<to> to ${name}</to>`,
	markAnswered: ({ name }: { name: string }) => `Mark as answered<of>: ${name}</of>`,
	close: ({ name }: { name: string }) => `Close without an answer<of>: ${name}</of>`,
	openAgain: ({ name }: { name: string }) => `Open it again<of>: ${name}</of>`,
	/** The reply begins with it, in the mail program of staff. */
	replyMail: {
		subject: ({ operator }: { operator: string }) => `Your message to ${operator}`,
		greeting: ({ name }: { name: string }) => `Dear ${name},`,
	},
};
