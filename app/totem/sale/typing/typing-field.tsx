import { lazy, type RefObject, Suspense } from "react";
import { useLanguage } from "#app/messages/use-language.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { KeyboardKind } from "./keyboard-layouts.ts";

/** Null on the server, whose bundle does not carry the keyboard. */
const TouchKeyboard = import.meta.env.SSR ? null : lazy(() => import("./touch-keyboard.tsx"));
const keyboardPlaceholder = <div className="min-h-[20rem]" />;

const mostSigns: Record<KeyboardKind, number> = { name: 100, email: 254, code: 30 };

/** A field with the screen's own keyboard below it. */
export function TypingField({
	input,
	kind,
	label,
	value,
	set,
	error,
	onEnter,
}: {
	input: RefObject<HTMLInputElement | null>;
	kind: KeyboardKind;
	label: string;
	value: string;
	set: (value: string) => void;
	error: string | null;
	onEnter: () => void;
}) {
	const language = useLanguage();

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

	return (
		<>
			<div className="grid gap-1.5">
				<label htmlFor={kind} className="text-sm font-semibold">
					{label}
				</label>
				<input
					ref={input}
					id={kind}
					// scripts cannot move the caret of an email input
					type="text"
					// hides the system's on-screen keyboard
					inputMode="none"
					autoComplete="off"
					autoCapitalize="off"
					autoCorrect="off"
					spellCheck={false}
					maxLength={mostSigns[kind]}
					value={value}
					onChange={(event) => set(event.target.value)}
					onKeyDown={(event) => {
						if (event.key === "Enter") onEnter();
					}}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${kind}-error` : undefined}
					className="min-h-[3.55rem] w-full rounded-md border-2 border-edge bg-paper px-4 text-[1.4rem] select-text focus-visible:border-ocean aria-invalid:border-danger aria-invalid:bg-danger-tint"
				/>
				<div role="status">
					{error ? <FieldError id={`${kind}-error`}>{error}</FieldError> : null}
				</div>
			</div>
			<Suspense fallback={keyboardPlaceholder}>
				{TouchKeyboard ? (
					<TouchKeyboard key={language} kind={kind} value={value} press={press} />
				) : (
					keyboardPlaceholder
				)}
			</Suspense>
		</>
	);
}
