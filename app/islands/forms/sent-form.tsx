import type { ComponentProps, SubmitEvent } from "react";
import { useLazyPart } from "#app/ui/use-lazy-part.ts";
import { useSending } from "./form-sending.ts";

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
