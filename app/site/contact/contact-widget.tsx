import { type SubmitEvent, useRef, useState } from "react";
import { SendButton, SentForm, useLastAnswer } from "#app/islands/forms/sent-form.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { contactTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { useFocusOnChange } from "#app/ui/focus-on-change.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useLazyPart } from "#app/ui/use-lazy-part.ts";

/** The server's answer to a refused message. */
export interface ContactAnswer {
	errors: FormErrors;
	typedValues: TypedValues;
	problem: "tooMany" | "unavailable" | null;
}

const loadRules = () => import("./contact-check.ts");

export default function ContactForm({
	answer: newest,
	phone,
}: {
	answer: ContactAnswer | null;
	/** The operator's. */
	phone: string;
}) {
	const texts = useTexts(contactTexts);
	const language = useLanguage();
	const answer = useLastAnswer(newest);
	const [browserErrors, setBrowserErrors] = useState<FormErrors | null>(null);
	// until the code of the rules is here, only the server checks
	const rules = useLazyPart(loadRules);
	const errors = browserErrors ?? answer?.errors ?? {};
	const field = typedFields(answer?.typedValues ?? {}, errors);

	function send(event: SubmitEvent<HTMLFormElement>) {
		const wrong = rules?.checkMessage(new FormData(event.currentTarget), language) ?? null;
		setBrowserErrors(wrong);
		if (wrong) event.preventDefault();
	}

	return (
		<SentForm
			noValidate
			onSubmit={send}
			aria-labelledby="contact-heading"
			className="grid content-start gap-5"
		>
			<h1 id="contact-heading">{texts.heading}</h1>
			<p className="text-lg/normal text-ink-soft">{texts.lead}</p>
			<Summary
				errors={errors}
				problem={browserErrors ? null : (answer?.problem ?? null)}
				phone={phone}
			/>
			<TextField {...field("name")} label={texts.name} autoComplete="name" />
			<TextField
				{...field("email")}
				type="email"
				label={texts.email}
				hint={texts.emailHint}
				autoComplete="email"
			/>
			<TextArea {...field("message")} label={texts.message} rows={6} />
			{/* honeypot: only bots fill in this field */}
			<div aria-hidden="true" className="sr-only">
				<label htmlFor="website">{texts.leaveEmpty}</label>
				<input id="website" name="website" tabIndex={-1} autoComplete="off" />
			</div>
			<SendButton busy={texts.sending} words={texts.unsent} className="justify-self-start">
				{texts.send}
			</SendButton>
		</SentForm>
	);
}

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
	const { refused } = useTexts(contactTexts);
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
			<h2 className="mb-1.5 text-lg text-danger">{refused[problem ?? "fields"]}</h2>
			{problem ? (
				<p>
					<RichText
						text={refused.hint({ phone })}
						parts={{
							phone: (words) => (
								<a href={`tel:${phone}`} className="whitespace-nowrap">
									{words}
								</a>
							),
						}}
					/>
				</p>
			) : null}
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
