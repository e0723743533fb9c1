import * as v from "valibot";
import type { contactMessages } from "#app/database/schema.server.ts";
import { contactMessagesTexts } from "#app/messages/staff/partners/contact-messages.ts";

const texts = contactMessagesTexts.replyMail;

export const messageStatuses = ["open", "answered", "closed"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export type ReceivedMessage = Omit<
	typeof contactMessages.$inferSelect,
	"idempotencyKey" | "handledById" | "impersonatorId"
>;

const messageId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

/** The list's filter from the address; invalid values are left out. */
const filterSchema = v.object({
	show: v.fallback(v.picklist(messageStatuses), "open"),
	before: v.fallback(v.optional(messageId), undefined),
});

export type MessageFilter = v.InferOutput<typeof filterSchema>;

export function readMessageFilter(search: URLSearchParams): MessageFilter {
	return v.parse(filterSchema, Object.fromEntries(search));
}

export const messageStepSchema = v.pipe(
	v.object({
		message: messageId,
		from: v.picklist(messageStatuses),
		to: v.picklist(messageStatuses),
	}),
	v.check(({ from, to }) => from !== to),
);

/** Staff reply in their own mail program, so that the reply is kept with their other mail. */
export function replyLink({ name, email, message }: ReceivedMessage, operator: string): string {
	const quoted = message
		.slice(0, 1000)
		.split("\n")
		.map((line) => `> ${line}`)
		.join("\r\n");
	const subject = encodeURIComponent(texts.subject({ operator }));
	const body = encodeURIComponent(`${texts.greeting({ name })}\r\n\r\n\r\n\r\n${quoted}\r\n`);
	return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}
