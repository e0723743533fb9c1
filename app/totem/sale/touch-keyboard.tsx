import { useState } from "react";
import Keyboard from "react-simple-keyboard";
import { type KeyboardName, keyboards, keyRows } from "./keyboard-layouts.ts";

const names = {
	"{bksp}": "⌫",
	"{shift}": "⇧",
	"{space}": "space",
	"{more}": "áéñ",
	"{letters}": "abc",
};
const spoken = [
	{ attribute: "aria-label", value: "Delete", buttons: "{bksp}" },
	{ attribute: "aria-label", value: "Capitals", buttons: "{shift}" },
	{ attribute: "aria-label", value: "Space", buttons: "{space}" },
	{ attribute: "aria-label", value: "áéñ, letters with accents", buttons: "{more}" },
	{ attribute: "aria-label", value: "abc, plain letters", buttons: "{letters}" },
	{ attribute: "aria-label", value: "At sign", buttons: "@" },
	{ attribute: "aria-label", value: "Dot", buttons: "." },
];

export default function TouchKeyboard({
	kind,
	value,
	press,
}: {
	kind: "name" | "email";
	value: string;
	/** A character to add, or null for backspace. */
	press: (sign: string | null) => void;
}) {
	const [name, setName] = useState<KeyboardName>("QWERTY");
	const [isMore, setIsMore] = useState(false);
	// null: automatic, each word of a name begins with a capital letter
	const [shift, setShift] = useState<boolean | null>(null);
	const isShifted = kind === "name" && (shift ?? /(^|[\s-])$/.test(value));
	const layer = `${isMore ? "more" : ""}${isShifted ? "shift" : ""}` || "default";
	return (
		<div className="totem-keys grid gap-2.5">
			<Keyboard
				layout={keyRows(name, kind)}
				layoutName={layer}
				display={names}
				buttonAttributes={spoken}
				useButtonTag
				theme="totem-keyboard"
				disableCaretPositioning
				preventMouseDownDefault
				onKeyPress={(key) => {
					if (key === "{shift}") setShift(!isShifted);
					else if (key === "{more}" || key === "{letters}") setIsMore(key === "{more}");
					else {
						setShift(null);
						press(key === "{bksp}" ? null : key === "{space}" ? " " : key);
					}
				}}
			/>
			<fieldset className="flex flex-wrap justify-end gap-2">
				<legend className="sr-only">Order of the keys</legend>
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
