import { useState } from "react";
import Keyboard from "react-simple-keyboard";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import {
	type KeyboardKind,
	type KeyboardName,
	keyboardOf,
	keyboards,
	keyRows,
} from "./keyboard-layouts.ts";

function spokenNames(texts: (typeof totemSaleTexts)["en"]["keys"]) {
	const names = {
		"{bksp}": texts.delete,
		"{shift}": texts.capitals,
		"{space}": texts.spaceAloud,
		"{more}": texts.accents,
		"{rare}": texts.moreLetters,
		"{letters}": texts.letters,
		"@": texts.at,
		".": texts.dot,
	};
	return Object.entries(names).map(([buttons, value]) => ({
		attribute: "aria-label",
		value,
		buttons,
	}));
}

/** Its parent keys it by the language, whose keyboard it begins with. */
export default function TouchKeyboard({
	kind,
	value,
	press,
}: {
	kind: KeyboardKind;
	value: string;
	/** A character to add, or null for backspace. */
	press: (sign: string | null) => void;
}) {
	const texts = useTexts(totemSaleTexts).keys;
	const [name, setName] = useState<KeyboardName>(keyboardOf(useLanguage()));
	const [letters, setLetters] = useState<"" | "more" | "rare">("");
	// null: automatic, each word of a name begins with a capital letter
	const [shift, setShift] = useState<boolean | null>(null);
	const isShifted = kind === "name" && (shift ?? /(^|[\s-])$/.test(value));
	const layer = `${letters}${isShifted ? "shift" : ""}` || "default";
	return (
		<div className="totem-keys grid gap-2.5">
			<Keyboard
				layout={keyRows(name, kind)}
				layoutName={layer}
				display={{
					"{bksp}": "⌫",
					"{shift}": "⇧",
					"{space}": texts.space,
					"{more}": "áéñ",
					"{rare}": "ąčő",
					"{letters}": "abc",
				}}
				buttonAttributes={spokenNames(texts)}
				useButtonTag
				theme="totem-keyboard"
				disableCaretPositioning
				preventMouseDownDefault
				onKeyPress={(key) => {
					if (key === "{shift}") setShift(!isShifted);
					else if (key === "{letters}") setLetters("");
					else if (key === "{more}") setLetters("more");
					else if (key === "{rare}") setLetters("rare");
					else {
						setShift(null);
						press(key === "{bksp}" ? null : key === "{space}" ? " " : key);
					}
				}}
			/>
			<fieldset className="flex flex-wrap justify-end gap-2">
				<legend className="sr-only">{texts.order}</legend>
				{keyboards.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={each === name}
						onClick={() => setName(each)}
						className="min-h-[max(2.7rem,56px)] rounded-full border-2 border-edge bg-paper px-4 text-sm font-[650] aria-pressed:border-ocean aria-pressed:bg-ocean aria-pressed:text-white"
					>
						{each}
					</button>
				))}
			</fieldset>
		</div>
	);
}
