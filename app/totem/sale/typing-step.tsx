import { lazy, Suspense, useRef, useState } from "react";
import * as v from "valibot";
import type { Language } from "#app/messages/languages.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { bookingSchema } from "#app/sales/booking-request.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { errorsByField } from "#app/ui/form/form.ts";
import type { Guest, Step } from "./step.ts";
import { StepHeading } from "./step-heading.tsx";

/** Null on the server, whose bundle does not carry the keyboard. */
const TouchKeyboard = import.meta.env.SSR ? null : lazy(() => import("./touch-keyboard.tsx"));
const keyboardPlaceholder = <div className="min-h-[20rem]" />;

const stepAfter = { name: "email", email: "check" } as const;

export function TypingStep({
	field,
	guest,
	setGuest,
	go,
}: {
	field: keyof Guest;
	guest: Guest;
	setGuest: (guest: Guest) => void;
	go: (step: Step) => void;
}) {
	const texts = useTexts(totemSaleTexts).typing;
	const language = useLanguage();
	const input = useRef<HTMLInputElement>(null);
	const [isRefused, setIsRefused] = useState(false);
	const error = isRefused ? errorOf(field, guest[field], language) : null;
	const set = (value: string) => {
		setGuest({ ...guest, [field]: value });
		if (errorOf(field, value, language) === null) setIsRefused(false);
	};

	/** Inserts at the caret, like a real keyboard. */
	function press(sign: string | null) {
		const element = input.current;
		if (!element) return;
		const end = element.selectionEnd ?? element.value.length;
		let start = element.selectionStart ?? end;
		if (sign === null && start === end) start = Math.max(0, start - 1);
		element.setRangeText(sign ?? "", start, end, "end");
		set(element.value);
	}

	function goOn() {
		const isWrong = errorOf(field, guest[field], language) !== null;
		setIsRefused(isWrong);
		if (isWrong) input.current?.focus();
		else go(stepAfter[field]);
	}

	return (
		<>
			<StepHeading>{texts[field]}</StepHeading>
			<div className="grid gap-1.5">
				<label htmlFor={field} className="text-sm font-semibold">
					{field === "name" ? texts.nameLabel : texts.emailLabel}
				</label>
				<input
					ref={input}
					id={field}
					// scripts cannot move the caret of an email input
					type="text"
					// hides the system's on-screen keyboard
					inputMode="none"
					autoComplete="off"
					autoCapitalize="off"
					autoCorrect="off"
					spellCheck={false}
					maxLength={field === "name" ? 100 : 254}
					value={guest[field]}
					onChange={(event) => set(event.target.value)}
					onKeyDown={(event) => {
						if (event.key === "Enter") goOn();
					}}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${field}-error` : undefined}
					className="min-h-[3.55rem] w-full rounded-md border-2 border-edge bg-paper px-4 text-[1.4rem] select-text focus-visible:border-ocean aria-invalid:border-danger aria-invalid:bg-danger-tint"
				/>
				{error ? <FieldError id={`${field}-error`}>{error}</FieldError> : null}
			</div>
			<Suspense fallback={keyboardPlaceholder}>
				{TouchKeyboard ? (
					<TouchKeyboard key={language} kind={field} value={guest[field]} press={press} />
				) : (
					keyboardPlaceholder
				)}
			</Suspense>
			<button type="button" onClick={goOn} className={totemButton("next", "justify-self-end")}>
				{texts.goOn}
			</button>
		</>
	);
}

function errorOf(field: keyof Guest, value: string, lang: Language): string | null {
	const checked = v.safeParse(bookingSchema, { [field]: value }, { lang });
	if (checked.success) return null;
	return errorsByField(checked.issues)[field]?.[0] ?? null;
}
