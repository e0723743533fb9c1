import { type ComponentProps, type SubmitEvent, useState } from "react";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/use-lazy-part.ts";
import { useSending } from "./form-sending.ts";
import type { UnsentWords } from "./unsent-notice.tsx";

/** Not with the widget itself: a form is filled in for a while before it is sent. */
const loadSending = () => import("./send-form.ts");

/**
 * A form that is posted: by the browser before its widget is awake and this is loaded, afterwards by `fetch`, which
 * keeps the page when the network is lost. `onSubmit` may prevent it.
 * @param isKeptAt503 the page that says 503 can't draw this form: it stays with what was chosen, and says as without a
 * network that there was no answer. Otherwise that page takes its place.
 */
export function SentForm({
	onSubmit,
	isKeptAt503 = false,
	...rest
}: ComponentProps<"form"> & { isKeptAt503?: boolean }) {
	const { isSending } = useSending();
	const sending = useLazyPart(loadSending);
	function send(event: SubmitEvent<HTMLFormElement>) {
		if (isSending) event.preventDefault();
		else onSubmit?.(event);
		if (event.defaultPrevented || !sending) return;
		event.preventDefault();
		void sending.sendForm(event.currentTarget, event.nativeEvent.submitter);
	}
	return (
		<form
			{...rest}
			{...(isKeptAt503 ? { "data-keep-page": "" } : {})}
			method="post"
			onSubmit={send}
		/>
	);
}

/** Not with the widget itself: a form is filled in for a while before it is sent. */
const loadNotice = () => import("./unsent-notice.tsx");

/**
 * Submit button of a `SentForm`, which accepts no second press while it is sent; when the network is lost a notice
 * replaces the button, and the form stays as it is.
 */
export function SendButton({
	busy,
	words,
	look = "next",
	className,
	children,
}: {
	/** Label while the form is being sent. */
	busy: string;
	words: UnsentWords;
	look?: ButtonLook;
	className?: string;
	children: string;
}) {
	const { isSending, unsent } = useSending();
	const UnsentNotice = useLazyPart(loadNotice)?.UnsentNotice;
	const notice = unsent && UnsentNotice ? <UnsentNotice unsent={unsent} words={words} /> : null;
	return (
		notice ?? (
			<Button type="submit" look={look} aria-disabled={isSending} className={className}>
				{isSending ? busy : children}
			</Button>
		)
	);
}

/** The answer to a form stays when the page is read anew, which answers none. */
export function useLastAnswer<Answer>(newest: Answer | null): Answer | null {
	const [last, setLast] = useState(newest);
	if (newest && newest !== last) setLast(newest);
	return newest ?? last;
}
