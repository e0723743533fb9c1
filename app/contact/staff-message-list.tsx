import { Form, useNavigation } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { contactMessagesTexts as texts } from "#app/messages/staff/partners/contact-messages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import { type MessageStatus, type ReceivedMessage, replyLink } from "./received-message.ts";

interface MessageListActions {
	timeZone: string;
	/** Name in the subject of a reply. */
	operator: string;
	mayUpdate: boolean;
	/** The message that could not be changed, and why. */
	failed: { message: number; error: string } | null;
}

export function MessageList({
	messages,
	actions,
}: {
	messages: ReceivedMessage[];
	actions: MessageListActions;
}) {
	return (
		<ul className="grid">
			{messages.map((message) => (
				<li key={message.id} className="border-b border-line py-5">
					<MessageRow message={message} actions={actions} />
				</li>
			))}
		</ul>
	);
}

/** One message with the ways to answer it. */
export function MessageRow({
	message,
	actions,
}: {
	message: ReceivedMessage;
	actions: MessageListActions;
}) {
	const { id, name, email, status, handledAt, handledByName } = message;
	return (
		<article
			aria-labelledby={`message-${id}`}
			className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 min-[45rem]:grid-cols-[minmax(0,1fr)_auto]"
		>
			<div className="grid min-w-0 content-start gap-1.5 [overflow-wrap:anywhere]">
				<h2 id={`message-${id}`} className="font-sans text-base/normal font-[650]">
					{name}
				</h2>
				<p className="text-sm text-ink-soft">
					{email} · {formatInstant(message.createdAt, actions.timeZone)}
				</p>
				<p className="max-w-prose whitespace-pre-line">{message.message}</p>
				{handledAt ? (
					<p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
						<Badge look={status === "answered" ? "foam" : "grey"}>{statusLabels[status]}</Badge>
						{texts.handledBy({
							name: handledByName ?? "",
							at: formatInstant(handledAt, actions.timeZone),
						})}
					</p>
				) : null}
			</div>
			<div className="flex flex-wrap content-start items-start gap-2.5 min-[45rem]:w-52 min-[45rem]:flex-col min-[45rem]:items-stretch">
				<a
					href={replyLink(message, actions.operator)}
					className={buttonClass("outlined", smallButtonClass)}
				>
					<RichText text={texts.reply({ name })} parts={{ to: onlyHeard }} />
				</a>
				{actions.mayUpdate
					? steps[status].map((step) => <Step key={step.to} message={message} {...step} />)
					: null}
				{actions.failed?.message === id ? (
					<div role="alert">
						<FieldError>{actions.failed.error}</FieldError>
					</div>
				) : null}
			</div>
		</article>
	);
}

const smallButtonClass = "min-h-11! px-4! py-1.5! text-sm!";

export const statusLabels: Record<MessageStatus, string> = texts.status;

interface NextStep {
	to: MessageStatus;
	label: (message: { name: string }) => string;
}

const steps: Record<MessageStatus, NextStep[]> = {
	open: [
		{ to: "answered", label: texts.markAnswered },
		{ to: "closed", label: texts.close },
	],
	answered: [{ to: "open", label: texts.openAgain }],
	closed: [{ to: "open", label: texts.openAgain }],
};

const onlyHeard = (words: string) => <span className="sr-only">{words}</span>;

function Step({
	message: { id, name, status },
	to,
	label,
}: NextStep & { message: ReceivedMessage }) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" preventScrollReset className="grid">
			<input type="hidden" name="message" value={id} />
			<input type="hidden" name="from" value={status} />
			<input type="hidden" name="to" value={to} />
			<Button className={smallButtonClass} disabled={isBusy}>
				<RichText text={label({ name })} parts={{ of: onlyHeard }} />
			</Button>
		</Form>
	);
}
