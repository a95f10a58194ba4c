//! Addresses: networks that are named in the settings, and what counts as one client.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// An address, or all addresses that begin alike: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    /// This address alone.
    pub fn only(address: IpAddr) -> Network {
        let address = address.to_canonical();
        Network { address, bits: width(address) }
    }

    /// Whether an address belongs to it.
    pub fn contains(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        width(address) == width(self.address) && prefix(address, self.bits) == prefix(self.address, self.bits)
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("{text:?} is no address and no network; write 127.0.0.1 or 10.0.0.0/8");
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let whole = Network::only(address.trim().parse().map_err(|_| wrong())?);
        let Some(bits) = bits else { return Ok(whole) };
        let bits = bits.trim().parse().ok().filter(|bits| *bits <= whole.bits).ok_or_else(wrong)?;
        Ok(Network { bits, ..whole })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// How many bits an address has.
fn width(address: IpAddr) -> u32 {
    if address.is_ipv4() { 32 } else { 128 }
}

/// The first bits of an address.
fn prefix(address: IpAddr, bits: u32) -> u128 {
    let number = match address {
        IpAddr::V4(v4) => u128::from(v4.to_bits()),
        IpAddr::V6(v6) => v6.to_bits(),
    };
    number.checked_shr(width(address) - bits).unwrap_or(0)
}

/// The address that is counted: for IPv6 the whole network, because one client has all of its addresses.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() & !u128::from(u64::MAX)).into()),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_the_addresses_that_begin_like_it() {
        let network = |text: &str| text.parse::<Network>().unwrap();
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        assert!(network("10.0.0.0/8").contains(ip("10.200.3.4")) && !network("10.0.0.0/8").contains(ip("11.0.0.1")));
        assert!(
            network("127.0.0.1").contains(ip("::ffff:127.0.0.1")) && !network("127.0.0.1").contains(ip("127.0.0.2"))
        );
        assert!(network("fd00::/8").contains(ip("fd12::1")) && !network("fd00::/8").contains(ip("10.0.0.1")));
        assert!(network("0.0.0.0/0").contains(ip("203.0.113.9")) && network("::/0").contains(ip("2001:db8::1")));
        for wrong in ["", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        assert_eq!(network("10.0.0.0/8").to_string(), "10.0.0.0/8");
    }
}
