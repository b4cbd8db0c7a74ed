import type { RuleText } from "@trestle/kernel";

/** The server's and the wire's own rules: why a request, a frame or a name was turned away. */
export const serverRules = {
  "SERVER-STORE-1": {
    short: "This could not be saved, so it did not count. Try again.",
    full: "Nothing counts before it is on disk. If it cannot be written, the table goes back to its last saved state and the sender is told that nothing happened.",
  },
  "SERVER-STORE-2": {
    short: "The tables cannot be reached at the moment. Try again in a minute.",
    full: "The store does not answer: the disk may be full or locked. Tables stay as they were saved.",
  },
  "SERVER-TABLE-1": {
    short: "There is no such table, or it has been removed.",
    full: "A table is reached by its link or its code. Finished and closed tables are removed after a while.",
  },
  "SERVER-TABLE-2": {
    short: "The table failed on this and went back; it did not count.",
    full: "When the table itself fails, it is rebuilt from its log, and what made it fail does not count.",
  },
  "SERVER-TABLE-3": {
    short: "This table is damaged and stays closed. Tell the operator of the server.",
    full: "A table is rebuilt from its saved log. If that is damaged or does not fit the game, the table stays closed instead of going on from an older state; all others go on.",
  },
  "SERVER-CODE-1": {
    short: "No table has this code.",
    full: "A code is six letters, as the host's screen shows it. Capitals and spaces do not matter.",
  },
  "SERVER-GAME-1": { short: "There is no such game here.", full: "A table is made for one of the games on the list." },
  "SERVER-EDITION-1": {
    short: "This game has only one set of components.",
    full: "Only games with editions accept a file of components; this one has none.",
  },
  "SERVER-EDITION-2": {
    short: "The file of components is broken.",
    full: "A file of components is checked completely before a table is made with it; the error names the place and the reason.",
  },
  "SERVER-EDITION-3": {
    short: "There are too many editions here already.",
    full: "A server keeps a thousand editions at most. Tables that nobody has touched for a while make room for new ones.",
  },
  "SERVER-EDITION-4": {
    short: "Too many editions are being played at the moment.",
    full: "Editions of tables in play take memory, and a server reserves only a part for them. Try again when one of those games is over.",
  },
  "SERVER-BODY-1": {
    short: "The request was not understood.",
    full: "A request is one JSON object with exactly the fields that the protocol's description names.",
  },
  "SERVER-BODY-2": { short: "The request is too large.", full: "A request's body has at most 16 KiB." },
  "SERVER-PATH-1": {
    short: "There is nothing at this address.",
    full: "The protocol's description lists all addresses.",
  },
  "SERVER-ORIGIN-1": {
    short: "This page may not act for you here.",
    full: "A browser's request must come from a page that this server has served.",
  },
  "SERVER-HOST-1": {
    short:
      "This server does not know that name. Its operator can add it to --allowed-hosts (ALLOWED_HOSTS), or set --public-url.",
    full: "A server answers to IP addresses, to localhost, to its machine's own name, to that of --public-url and to those of --allowed-hosts. Any other name may be a trick of a page that wants to pass for the server's own.",
  },
  "SERVER-RATE-1": {
    short: "That was too much at once. Wait a moment.",
    full: "Each address may ask only so often; the answer says after how many seconds it may ask again.",
  },
  "SERVER-BUSY-1": {
    short: "Too many are asking at once. Try again in a moment.",
    full: "The server accepts only what it can finish.",
  },
  "SERVER-DOWN-1": {
    short: "The server is being restarted; nothing is lost.",
    full: "Before it stops, the server saves what was under way. Clients reconnect by themselves.",
  },
  "SERVER-BROKEN-1": {
    short: "Something went wrong here; it did not count.",
    full: "An error in the server, which has noted it in its log.",
  },
  "SERVER-NAME-1": {
    short: "A name has 1 to 20 characters.",
    full: "A name has 1 to 20 visible characters, at least one of them a letter or a digit.",
  },
  "SERVER-NAME-2": {
    short: "A name cannot contain this character.",
    full: "Names are text: no controls, no invisible characters, nothing that reverses the direction of text, no stacked accents.",
  },
  "SERVER-NAME-3": {
    short: "Somebody at this table has a name that looks the same.",
    full: "Names are compared without capitals, accents and look-alike letters, so that nobody can pass for somebody else.",
  },
  "SERVER-NAME-4": {
    short: "This name is claimed. Log in with its passphrase or take another.",
    full: "A claimed name, and any that looks like it, can be used only with its passphrase.",
  },
  "SERVER-CHAT-1": {
    short: "A line has 1 to 400 characters.",
    full: "Chat is sent line by line, 1 to 400 visible characters each.",
  },
  "SERVER-CHAT-2": {
    short: "The line contains a character that cannot be shown.",
    full: "Chat is text: no controls, no invisible characters, nothing that reverses the direction of text, no stacked accents.",
  },
  "SERVER-PASS-1": {
    short: "A passphrase has 8 to 200 characters.",
    full: "Four or five words that do not belong together are easy to remember and hard to guess.",
  },
  "SERVER-LOGIN-1": {
    short: "Name and passphrase do not match.",
    full: "The passphrase is the one the name was claimed with. Nobody can look it up.",
  },
  "SERVER-LOG-1": {
    short: "A table's log is available once the game is over.",
    full: "Once its secrets are opened the log reveals every hidden card, so it is available only after the game.",
  },
  "SERVER-PUSH-1": {
    short: "This server sends no notices to the push service of this browser.",
    full: "Notices go only to the push services of common browsers. The operator can add others with --push-hosts.",
  },
  "SERVER-ADMIN-1": {
    short: "This is for the operator, who knows the admin word.",
    full: "The admin page opens only with the word that the operator has set.",
  },
  "SERVER-MOVED-1": {
    short: "This table has moved to another server.",
    full: "An exported table is closed here. It goes on where its file was imported.",
  },
  "PROTOCOL-JSON-1": { short: "The message is not JSON.", full: "Every message is one JSON object as text." },
  "PROTOCOL-FRAME-1": {
    short: "The message is not one that this server knows.",
    full: "The protocol's description lists all messages with their fields.",
  },
  "PROTOCOL-TEXT-1": {
    short: "Messages are text, not bytes.",
    full: "Every message is one JSON object as text; binary messages are refused.",
  },
  "PROTOCOL-HELLO-1": {
    short: "The first message must be hello, within five seconds.",
    full: "A connection begins with hello: which protocol it speaks and which seats it holds.",
  },
  "PROTOCOL-HELLO-2": {
    short: "Hello was sent already.",
    full: "A connection sends hello once; to send it again, it reconnects.",
  },
  "PROTOCOL-VERSION-1": {
    short: "This page speaks another version of the protocol. Load it again.",
    full: "Client and server must speak the same version of the protocol.",
  },
} satisfies Record<string, RuleText>;
