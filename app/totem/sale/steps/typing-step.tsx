import { useRef, useState } from "react";
import * as v from "valibot";
import type { Language } from "#app/messages/languages.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { bookingSchema } from "#app/sales/booking/booking-request.ts";
import { TypingField } from "#app/totem/sale/typing/typing-field.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import { errorsByField } from "#app/ui/form/form.ts";
import { type Guest, type Step, StepHeading } from "./step.tsx";

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
	const set = (value: string) => {
		setGuest({ ...guest, [field]: value });
		if (errorOf(field, value, language) === null) setIsRefused(false);
	};

	function goOn() {
		const isWrong = errorOf(field, guest[field], language) !== null;
		setIsRefused(isWrong);
		if (isWrong) input.current?.focus();
		else go(stepAfter[field]);
	}

	return (
		<>
			<StepHeading>{texts[field]}</StepHeading>
			<TypingField
				input={input}
				kind={field}
				label={field === "name" ? texts.nameLabel : texts.emailLabel}
				value={guest[field]}
				set={set}
				error={isRefused ? errorOf(field, guest[field], language) : null}
				onEnter={goOn}
			/>
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
