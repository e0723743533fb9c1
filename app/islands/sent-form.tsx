import type { ComponentProps, SubmitEvent } from "react";
import { sendForm } from "./send-form.ts";
import { useSending } from "./sending.ts";

/**
 * A form that is posted: by the browser before its island wakes, afterwards by `fetch`, which keeps the page when
 * the network is lost. `onSubmit` may prevent it.
 */
export function SentForm({ onSubmit, ...rest }: ComponentProps<"form">) {
	const { isSending } = useSending();
	function send(event: SubmitEvent<HTMLFormElement>) {
		if (isSending) event.preventDefault();
		else onSubmit?.(event);
		if (event.defaultPrevented) return;
		event.preventDefault();
		void sendForm(event.currentTarget, event.nativeEvent.submitter);
	}
	return <form {...rest} method="post" onSubmit={send} />;
}
