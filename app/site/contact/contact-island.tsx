import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { SendButton } from "#app/islands/send-button.tsx";
import { SentForm } from "#app/islands/sent-form.tsx";
import { useLastAnswer } from "#app/islands/use-last-answer.ts";
import { useFocusOnChange } from "#app/ui/focus-on-change.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";

/** The server's answer to a refused message. */
export interface ContactAnswer {
	errors: FormErrors;
	typed: TypedValues;
	problem: "too-many" | "unavailable" | null;
}

export default function ContactForm({
	answer: newest,
	phone,
}: {
	answer: ContactAnswer | null;
	/** The operator's. */
	phone: string;
}) {
	const answer = useLastAnswer(newest);
	const [found, setFound] = useState<FormErrors | null>(null);
	const check = useRef<((form: FormData) => FormErrors | null) | null>(null);
	const errors = found ?? answer?.errors ?? {};
	const typed = answer?.typed ?? {};

	// the validation code is loaded when the form wakes; until then only the server checks
	useEffect(() => {
		import("./contact-check.ts").then(
			({ checkMessage }) => {
				check.current = checkMessage;
			},
			() => {},
		);
	}, []);

	function send(event: SubmitEvent<HTMLFormElement>) {
		const wrong = check.current?.(new FormData(event.currentTarget)) ?? null;
		setFound(wrong);
		if (wrong) event.preventDefault();
	}

	return (
		<SentForm
			noValidate
			onSubmit={send}
			aria-labelledby="contact-heading"
			className="grid content-start gap-5"
		>
			<h1 id="contact-heading">Ask us anything</h1>
			<p className="text-lg/normal text-ink-soft">
				Tell us who is coming and what you like. A person on the island answers.
			</p>
			<Summary errors={errors} problem={found ? null : (answer?.problem ?? null)} phone={phone} />
			<TextField
				name="name"
				label="Your name"
				autoComplete="name"
				defaultValue={typed.name}
				errors={errors.name}
			/>
			<TextField
				name="email"
				type="email"
				label="Email"
				hint="Only to answer you."
				autoComplete="email"
				defaultValue={typed.email}
				errors={errors.email}
			/>
			<TextArea
				name="message"
				label="Message"
				rows={6}
				defaultValue={typed.message}
				errors={errors.message}
			/>
			{/* honeypot: only bots fill in this field */}
			<div aria-hidden="true" className="sr-only">
				<label htmlFor="website">Leave this empty</label>
				<input id="website" name="website" tabIndex={-1} autoComplete="off" />
			</div>
			<SendButton busy="Sending …" words={unsentWords} className="justify-self-start">
				Send the message
			</SendButton>
		</SentForm>
	);
}

const unsentWords = {
	nothing: "We have not read it yet.",
	once: "It stays one message.",
	done: "We have your message.",
};

/** Lists the fields with errors as links, and takes the focus when it appears. */
function Summary({
	errors,
	problem,
	phone,
}: {
	errors: FormErrors;
	problem: ContactAnswer["problem"];
	phone: string;
}) {
	const notice = useRef<HTMLDivElement>(null);
	const fields = Object.entries(errors);
	const isShown = fields.length > 0 || problem !== null;
	// `errors` is a new object with each answer, so each answer moves the focus
	useFocusOnChange(notice, isShown && errors);
	if (!isShown) return null;
	return (
		<div
			ref={notice}
			role="alert"
			tabIndex={-1}
			className="rounded-md border-2 border-l-[0.6rem] border-danger bg-danger-tint px-5 py-4"
		>
			<h2 className="mb-1.5 text-lg text-danger">
				{problem ? problemWords[problem] : "Your message is not sent yet"}
			</h2>
			{problem ? <ProblemHint phone={phone} /> : null}
			<ul>
				{fields.map(([name, messages]) => (
					<li key={name}>
						<a href={`#${name}`} className="inline-block py-0.5 font-semibold text-danger">
							{messages[0]}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

const problemWords = {
	"too-many": "That was many messages in a short time",
	unavailable: "Your message could not be stored",
};

function ProblemHint({ phone }: { phone: string }) {
	return (
		<p>
			What you typed is still here. Please send it again in a minute, or call{" "}
			<a href={`tel:${phone}`} className="whitespace-nowrap">
				{phone}
			</a>
			.
		</p>
	);
}
