import { useRef, useState } from "react";
import { codeFieldTexts } from "#app/messages/catalogues/booking/code-field.ts";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { applyName } from "#app/sales/codes/code.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { TypingField } from "#app/totem/sale/typing/typing-field.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import { askOnce } from "../order.ts";
import { type Choice, choiceFields } from "../use-choice.ts";
import { type Step, StepHeading } from "./step.tsx";

/** The guest types a code, and the server says what it does; nothing is booked. */
export function CodeStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const texts = useTexts(totemSaleTexts).code;
	const { label, apply } = useTexts(codeFieldTexts);
	const language = useLanguage();
	const { hotel, status } = useTotem();
	const input = useRef<HTMLInputElement>(null);
	const [text, setText] = useState(choice.code?.code ?? "");
	const [error, setError] = useState<string | null>(null);
	const [isAsking, setIsAsking] = useState(false);
	if (!hotel) return null;
	const url = `/totem/${hotel.id}/${choice.excursion.id}/book`;
	async function ask(partner: string) {
		if (isAsking || text.trim() === "") return;
		setIsAsking(true);
		const question = { code: text, [applyName]: "code", partner, language };
		const answer = await askOnce({ url, fields: { ...choiceFields(choice), ...question } });
		setIsAsking(false);
		const refused = answer?.errors ? answer : null;
		if (refused?.code) {
			choice.setCode(refused.code);
			return go("check");
		}
		setError(Object.values(refused?.errors ?? {})[0]?.[0] ?? texts.noAnswer);
		input.current?.focus();
	}
	const use = () => void ask(status.isEnrolled ? hotel.id : "web");
	return (
		<>
			<StepHeading>{texts.title}</StepHeading>
			<TypingField
				input={input}
				kind="code"
				label={label}
				value={text}
				set={(value) => {
					setText(value);
					setError(null);
				}}
				error={error}
				onEnter={use}
			/>
			<div className="flex items-center justify-between gap-6">
				<button
					type="button"
					onClick={() => {
						choice.setCode(null);
						go("check");
					}}
					className={totemButton("main")}
				>
					{texts.without}
				</button>
				<button
					type="button"
					disabled={isAsking || text.trim() === ""}
					onClick={use}
					className={totemButton("next")}
				>
					{isAsking ? texts.asking : apply}
				</button>
			</div>
		</>
	);
}
