import * as v from "valibot";
import { keepDayMs, mayKeep } from "./boarding-clock.ts";
import { type BoardingDay, boardingDaySchema } from "./boarding-day.ts";

/**
 * Guests' data on a phone, encrypted by a key that no script can export. Only pages of this site on
 * this phone can read them; wiping the key makes copies of the file worthless.
 */
const databaseName = "island-boarding";

interface KeptDay {
	owner: string;
	/** Milliseconds since the epoch. */
	expiresAt: number;
	iv: Uint8Array<ArrayBuffer>;
	sealed: ArrayBuffer;
}

export async function keepDay(day: BoardingDay, now: number): Promise<void> {
	const db = await open();
	try {
		const key = (await readOne<CryptoKey>(db, "key")) ?? (await makeKey(db));
		const iv = crypto.getRandomValues(new Uint8Array(12));
		const plain = new TextEncoder().encode(JSON.stringify(day));
		const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain);
		const kept: KeptDay = { owner: day.owner, expiresAt: now + keepDayMs, iv, sealed };
		await write(db, (store) => store.put(kept, "day"));
	} finally {
		db.close();
	}
}

/** The kept day; null without one, and when it is too old, which also deletes it. */
export async function readDay(now: number): Promise<BoardingDay | null> {
	const db = await open();
	try {
		const kept = await readOne<KeptDay>(db, "day");
		const key = await readOne<CryptoKey>(db, "key");
		if (!kept || !key) return null;
		if (!mayKeep(kept, now)) {
			await write(db, (store) => store.clear());
			return null;
		}
		const { iv, sealed } = kept;
		const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
		return v.parse(boardingDaySchema, JSON.parse(new TextDecoder().decode(plain)));
	} catch {
		// written by another build: the server has it
		return null;
	} finally {
		db.close();
	}
}

/** Deletes guests' data and their key: at sign-out, or when another user signs in. */
export async function forgetDay(): Promise<void> {
	const db = await open();
	try {
		await write(db, (store) => store.clear());
	} finally {
		db.close();
	}
}

/** The same unless it is this user's day. */
export async function forgetDayOfOthers(owner: string): Promise<void> {
	const db = await open();
	try {
		const kept = await readOne<KeptDay>(db, "day");
		if (kept && kept.owner !== owner) await write(db, (store) => store.clear());
	} finally {
		db.close();
	}
}

async function makeKey(db: IDBDatabase): Promise<CryptoKey> {
	const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
		"encrypt",
		"decrypt",
	]);
	await write(db, (store) => store.put(key, "key"));
	return key;
}

const storeName = "sealed";

function open(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(databaseName, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(storeName);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** IndexedDB returns what was stored under this name; only this file writes there. */
function readOne<Value>(db: IDBDatabase, name: string): Promise<Value | undefined> {
	return new Promise((resolve, reject) => {
		const request = db.transaction(storeName).objectStore(storeName).get(name);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

function write(db: IDBDatabase, change: (store: IDBObjectStore) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const transaction = db.transaction(storeName, "readwrite");
		change(transaction.objectStore(storeName));
		transaction.oncomplete = () => resolve();
		transaction.onerror = () => reject(transaction.error);
		transaction.onabort = () => reject(transaction.error);
	});
}
